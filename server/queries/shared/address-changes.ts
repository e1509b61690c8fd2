import { type Insertable, sql } from 'kysely'
import type { Db, DbTransaction } from '../../database.ts'
import type { TechnicalTables } from '../../storage/technical-tables.ts'
import type { Expired } from './expired.ts'

/** The change of a person's address that is going on, waiting or confirmed. */
export const findAddressChange = (db: Db, userId: number, now: Date) =>
  db
    .selectFrom('address_changes')
    .where('user_id', '=', userId)
    .where('ends_at', '>', now)
    .selectAll()
    .executeTakeFirst()

/** The account of such a person, locked until the end of the transaction, with its change. */
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

/** Keeps a change, in place of an earlier one of the same person. */
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

/** Whether an address was given up for another one by somebody who may have it back. */
export const isAddressReserved = async (db: Db, email: string, now: Date): Promise<boolean> =>
  (await db
    .selectFrom('address_changes')
    .where('former', '=', email)
    .where('confirmed_at', 'is not', null)
    .where('ends_at', '>', now)
    .select('user_id')
    .executeTakeFirst()) !== undefined

/** Whether anybody other than `except` has this address, or may have it back. */
export async function isAddressTaken(
  db: Db,
  email: string,
  { except, now }: { except: number | null; now: Date },
): Promise<boolean> {
  const taken = await db
    .selectFrom('users')
    .where('email', '=', email)
    .where('id', 'is distinct from', except)
    .select('id')
    .executeTakeFirst()
  return taken !== undefined || isAddressReserved(db, email, now)
}

/** Sets another address that nobody has confirmed yet. */
export const setUnconfirmedAddress = (transaction: DbTransaction, userId: number, email: string) =>
  transaction.updateTable('users').set({ email, email_verified_at: null }).where('id', '=', userId).execute()

/** Sets an account's address, which its owner has proven to be theirs. */
export const setAddress = (transaction: DbTransaction, userId: number, email: string, now: Date) =>
  transaction.updateTable('users').set({ email, email_verified_at: now }).where('id', '=', userId).execute()

/** The changes that are over. */
export const expiredAddressChanges = (now: Date): Expired => ({
  table: 'address_changes',
  where: sql`ends_at <= ${now}`,
})
