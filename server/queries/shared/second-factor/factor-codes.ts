import { sql } from 'kysely'
import type { Db } from '../../../database.ts'
import type { Expired } from '../expired.ts'

/** The secret of an account's authenticator application: the one in use, or the one that waits for a code. */
export const findTotp = (db: Db, userId: number, is_confirmed: boolean) =>
  db
    .selectFrom('totp_secrets')
    .where('user_id', '=', userId)
    .where('is_confirmed', '=', is_confirmed)
    .select(['secret', 'since', 'last_step'])
    .executeTakeFirst()

/** Keeps a secret until a code of it was seen, in place of an earlier one. */
export const keepPendingTotp = (db: Db, user_id: number, secret: string, since: Date) =>
  db
    .insertInto('totp_secrets')
    .values({ user_id, secret, since })
    .onConflict((conflict) => conflict.columns(['user_id', 'is_confirmed']).doUpdateSet({ secret, since }))
    .execute()

/** Puts the waiting secret to use, in place of another one; `last_step`: that of the code that was seen. */
export async function confirmPendingTotp(db: Db, userId: number, last_step: number, since: Date) {
  await deleteTotp(db, userId)
  await db
    .updateTable('totp_secrets')
    .set({ is_confirmed: true, last_step, since })
    .where('user_id', '=', userId)
    .execute()
}

/** Notes the step of a code, unless one of it or of a later one has served already. */
export const consumeTotpStep = async (db: Db, userId: number, step: number): Promise<boolean> =>
  (await db
    .updateTable('totp_secrets')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('is_confirmed', '=', true)
    .where(({ or, eb }) => or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .returning('user_id')
    .executeTakeFirst()) !== undefined

/** Removes the secret in use; false if there is none. */
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

/** What the recovery codes of an account are hashed with; null without any. */
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

/** Uses a recovery code up; false if there is none such. */
export const consumeRecoveryCode = async (db: Db, userId: number, code_hash: string): Promise<boolean> =>
  (await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', code_hash)
    .returning('user_id')
    .executeTakeFirst()) !== undefined

/** How many recovery codes an account has left. */
export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .where('user_id', '=', userId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Milliseconds for which a secret waits for a code. */
const WAITING = 3_600_000

/** The secrets of which no code was ever seen. */
export const unconfirmedTotp = (now: Date): Expired => ({
  table: 'totp_secrets',
  where: sql`not is_confirmed and since < ${new Date(now.getTime() - WAITING)}`,
})
