import { sql } from 'kysely'
import type { Db } from '../../../database.ts'
import type { Expired } from '../retention/expired.ts'
import { countRows } from '../rows.ts'

/** The secret of an account's authenticator app: the active one, or the unconfirmed one. */
export const findTotp = (db: Db, userId: number, is_confirmed: boolean) =>
  db
    .selectFrom('totp_secrets')
    .where('user_id', '=', userId)
    .where('is_confirmed', '=', is_confirmed)
    .select(['secret', 'since', 'last_step'])
    .executeTakeFirst()

/** Stores an unconfirmed secret, replacing an earlier one. */
export const keepPendingTotp = (db: Db, user_id: number, secret: string, since: Date) =>
  db
    .insertInto('totp_secrets')
    .values({ user_id, secret, since })
    .onConflict((conflict) => conflict.columns(['user_id', 'is_confirmed']).doUpdateSet({ secret, since }))
    .execute()

/**
 * Activates the unconfirmed secret, replacing the active one. `last_step`: the time step of the verified
 * code.
 */
export async function confirmPendingTotp(db: Db, userId: number, last_step: number, since: Date) {
  await deleteTotp(db, userId)
  await db
    .updateTable('totp_secrets')
    .set({ is_confirmed: true, last_step, since })
    .where('user_id', '=', userId)
    .execute()
}

/** Records the time step of a code; false if this or a later one was already used. */
export const consumeTotpStep = async (db: Db, userId: number, step: number): Promise<boolean> =>
  (await db
    .updateTable('totp_secrets')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('is_confirmed', '=', true)
    .where(({ or, eb }) => or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .returning('user_id')
    .executeTakeFirst()) !== undefined

/** Deletes the active secret; false if there is none. */
export const deleteTotp = async (db: Db, userId: number): Promise<boolean> =>
  (await db
    .deleteFrom('totp_secrets')
    .where('user_id', '=', userId)
    .where('is_confirmed', '=', true)
    .returning('user_id')
    .executeTakeFirst()) !== undefined

/** Replaces the recovery codes of an account. */
export async function replaceRecoveryCodes(
  db: Db,
  user_id: number,
  { hashes, salt }: { hashes: readonly string[]; salt: string },
) {
  await deleteRecoveryCodes(db, user_id)
  const rows = hashes.map((code_hash) => ({ user_id, code_hash, salt }))
  await db.insertInto('recovery_codes').values(rows).execute()
}

/** The salt of an account's recovery codes; null without any. */
export async function findRecoverySalt(db: Db, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('recovery_codes')
    .where('user_id', '=', userId)
    .select('salt')
    .limit(1)
    .executeTakeFirst()
  return row?.salt ?? null
}

/** Removes the recovery codes of an account. */
export const deleteRecoveryCodes = (db: Db, userId: number) =>
  db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()

/** Consumes a recovery code; false if it does not exist. */
export const consumeRecoveryCode = async (db: Db, userId: number, code_hash: string): Promise<boolean> =>
  (await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', code_hash)
    .returning('user_id')
    .executeTakeFirst()) !== undefined

/** The number of recovery codes left. */
export const countRecoveryCodes = (db: Db, userId: number) =>
  countRows(db)`from recovery_codes where user_id = ${userId}`

/** Milliseconds after which an unconfirmed secret expires. */
const WAITING = 3_600_000

/** Deletes expired unconfirmed secrets. */
export const unconfirmedTotp = (now: Date): Expired => ({
  table: 'totp_secrets',
  where: sql`not is_confirmed and since < ${new Date(now.getTime() - WAITING)}`,
})
