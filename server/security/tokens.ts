import { sql } from 'kysely'
import type { Db, DbTransaction } from '../database.ts'
import type { Expired } from '../queries/shared/expired.ts'
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

/** What a token is made for; `lifetime` in milliseconds. `madeBy`: the staff who makes a link to a session. */
export type Issue = { userId: number; lifetime: number; now: Date } & (
  | { purpose: Exclude<Purpose, 'session'> }
  | { purpose: 'session'; madeBy: number }
)

/** Makes a token that is good once. Only the link that it goes into knows it. */
export async function issueToken(transaction: DbTransaction, issue: Issue): Promise<string> {
  const token = randomId()
  await keepToken(transaction, token, issue)
  return token
}

/** Keeps a token by its hash. */
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

/** The owner of a token, without using it; null when it is unknown, used or expired, or its owner is blocked or deleted. */
export const peekToken = async (db: Db, { token, ...rest }: Presented) =>
  (await findToken(db, { ...rest, hash: hashOfId(token) })) ?? null

/**
 * Uses a token, and with it every other one of that person for that purpose. Answers the person's
 * id, or null when the token is no good any more; of two at the same time, one gets null.
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

/** Whether the person whom a link was mailed to, to confirm their address, has confirmed it by now. */
export const isConfirmedBy = (db: Db, token: string) => isLinkConfirmed(db, hashOfId(token))

/** Makes every link that a person was mailed useless. */
export async function voidLinks(transaction: DbTransaction, userId: number, now: Date): Promise<void> {
  for (const purpose of ['password', 'address', 'session', 'new_address', 'stop_address'] as const)
    await consumeTokensOf(transaction, userId, purpose, now)
}

/** The tokens that are over. */
export const expiredTokens = (now: Date): Expired => ({ table: 'tokens', where: sql`expires_at < ${now}` })
