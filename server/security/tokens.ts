import { sql } from 'kysely'
import type { Db, DbTransaction } from '../database.ts'
import type { Expired } from '../queries/shared/retention/expired.ts'
import {
  findToken,
  insertToken,
  isLinkConfirmed,
  lockOwner,
  consumeToken,
  consumeTokensOf,
  type Purpose,
} from '../queries/sign-in/tokens.ts'
import { hashOfId, randomId } from './secret.ts'

/** A token to create. `lifetime` in milliseconds. `madeBy`: the staff member who creates a sign-in link. */
export type Issue = { userId: number; lifetime: number; now: Date } & (
  | { purpose: Exclude<Purpose, 'session'> }
  | { purpose: 'session'; madeBy: number }
)

/** Creates a single-use token. Only its hash is stored; the token itself is only in its link. */
export async function issueToken(transaction: DbTransaction, issue: Issue): Promise<string> {
  const token = randomId()
  await keepToken(transaction, token, issue)
  return token
}

/** Stores a token by its hash. */
export const keepToken = (db: Db, token: string, { userId, lifetime, now, ...rest }: Issue) =>
  insertToken(db, {
    hash: hashOfId(token),
    purpose: rest.purpose,
    user_id: userId,
    made_by: rest.purpose === 'session' ? rest.madeBy : null,
    created_at: now,
    expires_at: new Date(now.getTime() + lifetime),
    used_at: null,
  })

type Presented = { token: string; purpose: Purpose; now: Date }

/**
 * The owner of a token, without consuming it; null if it is unknown, used or expired, or its owner is
 * blocked or deleted.
 */
export const peekToken = async (db: Db, { token, ...rest }: Presented) =>
  (await findToken(db, { ...rest, hash: hashOfId(token) })) ?? null

/**
 * Consumes a token, and all others of that person for the same purpose. Answers the person's id, or null
 * if the token is no longer valid; of two concurrent calls one gets null.
 */
export async function redeemToken(
  transaction: DbTransaction,
  { token, purpose, now }: Presented,
): Promise<number | null> {
  const hash = hashOfId(token)
  await lockOwner(transaction, hash)
  const used = await consumeToken(transaction, { hash, purpose, now })
  if (!used) return null
  await consumeTokensOf(transaction, used.user_id, purpose, now)
  return used.user_id
}

/** Whether the recipient of a confirmation link has confirmed their address by now. */
export const isConfirmedBy = (db: Db, token: string) => isLinkConfirmed(db, hashOfId(token))

const purposes = ['password', 'address', 'session', 'new_address', 'stop_address'] as const

/** Invalidates every link that was mailed to a person, except those of one purpose. */
export async function voidLinks(
  transaction: DbTransaction,
  userId: number,
  now: Date,
  kept?: Purpose,
): Promise<void> {
  for (const purpose of purposes)
    if (purpose !== kept) await consumeTokensOf(transaction, userId, purpose, now)
}

/** Deletes expired tokens. */
export const expiredTokens = (now: Date): Expired => ({ table: 'tokens', where: sql`expires_at < ${now}` })
