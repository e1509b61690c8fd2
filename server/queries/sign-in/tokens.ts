import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database.ts'
import type { TechnicalTables } from '../../storage/technical-tables.ts'
import { hasRows } from '../shared/rows.ts'

/** The purpose of a token. */
export type Purpose = TechnicalTables['tokens']['purpose']
type Which = { hash: string; purpose: Purpose; now: Date }

/** Stores a new token. */
export const insertToken = (db: Db, token: Insertable<TechnicalTables['tokens']>) =>
  db.insertInto('tokens').values(token).execute()

/** The person of a valid token who may sign in; undefined otherwise. */
export const findToken = (db: Db, { hash, purpose, now }: Which) =>
  db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .where('tokens.hash', '=', hash)
    .where('tokens.purpose', '=', purpose)
    .where('tokens.used_at', 'is', null)
    .where('tokens.expires_at', '>', now)
    .where('users.blocked_at', 'is', null)
    .where('users.is_deleted', '=', false)
    .select(['users.id', 'users.email', 'users.firstname', 'tokens.made_by'])
    .select(sql<boolean>`users.password_hash is null`.as('is_first'))
    .executeTakeFirst()

/**
 * Whether the owner of a confirmation link, used or not, has confirmed their address; for a link to a new
 * address, whether this link confirmed it.
 */
export const isLinkConfirmed = (db: Db, hash: string) =>
  hasRows(db)`from tokens join users on users.id = tokens.user_id
    left join address_changes on address_changes.user_id = users.id
    where tokens.hash = ${hash} and (tokens.purpose = 'address' and users.email_verified_at is not null
        or tokens.purpose = 'new_address' and tokens.used_at = address_changes.confirmed_at)
      and users.blocked_at is null and not users.is_deleted`

/**
 * Locks the account of a token's owner. Accounts are always locked before tokens: whatever invalidates a
 * person's links holds their account.
 */
export const lockOwner = (transaction: Db, hash: string) =>
  transaction
    .selectFrom('users')
    .where('id', '=', (query) => query.selectFrom('tokens').where('hash', '=', hash).select('user_id'))
    .select('id')
    .forNoKeyUpdate()
    .execute()

/** Consumes a token, exactly once under concurrency; undefined if it is no longer valid. */
export const consumeToken = (db: Db, { hash, purpose, now }: Which) =>
  db
    .updateTable('tokens')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()

/** Consumes every other token of a person for this purpose. */
export const consumeTokensOf = (db: Db, userId: number, purpose: Purpose, now: Date) =>
  db
    .updateTable('tokens')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
