import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../database.ts'
import type { TechnicalTables } from '../../../storage/technical-tables.ts'
import type { Expired } from '../retention/expired.ts'

/** The passkeys of an account, oldest first. */
export const listPasskeys = (db: Db, userId: number) =>
  db
    .selectFrom('passkeys')
    .where('user_id', '=', userId)
    .select(['id', 'name', 'credential_id', 'transports', 'created_at', 'last_used_at'])
    .orderBy('id')
    .execute()

/** Inserts a passkey; false if an account already has it. */
export const insertPasskey = async (
  db: Db,
  row: Omit<Insertable<TechnicalTables['passkeys']>, 'last_used_at'>,
): Promise<boolean> =>
  (await db
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined

/** Deletes a passkey of an account; false if it does not exist. */
export const removePasskeyRow = async (db: Db, userId: number, id: number): Promise<boolean> =>
  (await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()) !== undefined

/** A passkey of an account, by its credential id. */
export const findPasskey = (db: Db, userId: number, credentialId: string) =>
  db
    .selectFrom('passkeys')
    .where('user_id', '=', userId)
    .where('credential_id', '=', credentialId)
    .select(['id', 'credential_id', 'transports', 'public_key'])
    .executeTakeFirst()

/**
 * Records the use of a passkey; refused unless its counter has increased, since otherwise it was cloned.
 * Devices without a counter always send 0.
 */
export const notePasskeyUse = async (db: Db, id: number, counter: number, now: Date): Promise<boolean> =>
  (await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where(({ or, and, eb, val }) =>
      or([eb('counter', '<', counter), and([eb('counter', '=', 0), eb(val(counter), '=', 0)])]),
    )
    .returning('id')
    .executeTakeFirst()) !== undefined

type Challenge = { session_hash: string; purpose: 'add' | 'prove'; challenge: string; expires_at: Date }

/** Stores a session's WebAuthn challenge, replacing an earlier one. */
export const keepChallenge = (db: Db, { session_hash, purpose, ...rest }: Challenge) =>
  db
    .insertInto('passkey_challenges')
    .values({ session_hash, purpose, ...rest })
    .onConflict((conflict) => conflict.columns(['session_hash', 'purpose']).doUpdateSet(rest))
    .execute()

/** Consumes the challenge; null if there is no valid one. */
export async function takeChallenge(
  db: Db,
  { session_hash, purpose, now }: Pick<Challenge, 'session_hash' | 'purpose'> & { now: Date },
): Promise<string | null> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('session_hash', '=', session_hash)
    .where('purpose', '=', purpose)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst()
  return row && row.expires_at > now ? row.challenge : null
}

/** When a session gave its second factor; undefined if the session has ended. */
export const findSecondFactorGiven = (db: Db, sessionHash: string) =>
  db.selectFrom('sessions').where('id_hash', '=', sessionHash).select('second_factor_at').executeTakeFirst()

/** Records when a session gave its second factor. */
export const setSecondFactorGiven = (db: Db, sessionHash: string, now: Date) =>
  db.updateTable('sessions').set({ second_factor_at: now }).where('id_hash', '=', sessionHash).execute()

/** Makes all sessions of a person owe their second factor again. */
export const forgetSecondFactorGiven = (db: Db, userId: number) =>
  db.updateTable('sessions').set({ second_factor_at: null }).where('user_id', '=', userId).execute()

/** Deletes all second factors of a person, including unconfirmed ones. */
export async function deleteSecondFactors(db: Db, userId: number): Promise<void> {
  for (const table of ['passkeys', 'totp_secrets', 'recovery_codes'] as const)
    await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(db)
}

/** Deletes expired challenges. */
export const expiredChallenges = (now: Date): Expired => ({
  table: 'passkey_challenges',
  where: sql`expires_at <= ${now}`,
})
