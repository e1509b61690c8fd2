import { type Insertable, sql } from 'kysely'
import type { Db, DbTransaction } from '../../database.ts'
import type { TechnicalTables } from '../../storage/technical-tables.ts'
import type { Expired } from './retention/expired.ts'
import { hasRows } from './rows.ts'

/** A person's pending or confirmed change of address. */
export const findAddressChange = (db: Db, userId: number, now: Date) =>
  db
    .selectFrom('address_changes')
    .where('user_id', '=', userId)
    .where('ends_at', '>', now)
    .selectAll()
    .executeTakeFirst()

/** The account of a person with a change of address, locked until the end of the transaction. */
export const lockAddressChange = async (transaction: DbTransaction, userId: number, now: Date) => {
  const account = await transaction
    .selectFrom('users')
    .where('id', '=', userId)
    .where('is_deleted', '=', false)
    .select(['id', 'firstname', 'federation_id'])
    .forNoKeyUpdate()
    .executeTakeFirst()
  const change = account && (await findAddressChange(transaction, userId, now))
  return change && { ...account, ...change }
}

/** Stores a change of address, replacing an earlier one of the same person. */
export async function keepAddressChange(
  transaction: DbTransaction,
  change: Insertable<TechnicalTables['address_changes']>,
): Promise<void> {
  await deleteAddressChange(transaction, change.user_id)
  await transaction.insertInto('address_changes').values(change).execute()
}

export const deleteAddressChange = (transaction: DbTransaction, userId: number) =>
  transaction.deleteFrom('address_changes').where('user_id', '=', userId).execute()

export const setChangeConfirmed = (transaction: DbTransaction, userId: number, confirmed_at: Date) =>
  transaction.updateTable('address_changes').set({ confirmed_at }).where('user_id', '=', userId).execute()

/** Whether an address is reserved: its former owner may still restore it. */
export const isAddressReserved = (db: Db, email: string, now: Date) =>
  hasRows(db)`from address_changes
    where former = ${email} and confirmed_at is not null and ends_at > ${now}`

/** Whether an address belongs to anybody other than `except`, or is reserved. */
export const isAddressTaken = async (
  db: Db,
  email: string,
  { except, now }: { except: number | null; now: Date },
): Promise<boolean> =>
  (await hasRows(db)`from users where email = ${email} and id is distinct from ${except}::bigint`) ||
  isAddressReserved(db, email, now)

/** Sets a new, unconfirmed address. */
export const setUnconfirmedAddress = (transaction: DbTransaction, userId: number, email: string) =>
  transaction.updateTable('users').set({ email, email_verified_at: null }).where('id', '=', userId).execute()

/** Sets an account's address, which its owner has confirmed. */
export const setAddress = (transaction: DbTransaction, userId: number, email: string, now: Date) =>
  transaction.updateTable('users').set({ email, email_verified_at: now }).where('id', '=', userId).execute()

/** Bars an account's address from changing until its password does. */
export const barAddress = (transaction: DbTransaction, userId: number, address_barred_at: Date) =>
  transaction.updateTable('users').set({ address_barred_at }).where('id', '=', userId).execute()

/** Deletes expired changes of address. */
export const expiredAddressChanges = (now: Date): Expired => ({
  table: 'address_changes',
  where: sql`ends_at <= ${now}`,
})
