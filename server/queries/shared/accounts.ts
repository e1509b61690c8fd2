import { sql, type Updateable } from 'kysely'
import type { Db } from '../../database.ts'
import type { Tables } from '../../storage/tables.ts'
import { readFirst } from './rows.ts'

/**
 * How mails greet a person: by no name before their address is confirmed, since whoever typed it may have
 * typed words for somebody else.
 */
export const greetedName = sql<string>`case when users.email_verified_at is null then '' else users.firstname end`

/** The account of an address, unless it is blocked or deleted; used for sending mails. */
export const findAddressee = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .where('email', '=', email.toLowerCase())
    .where('blocked_at', 'is', null)
    .where('is_deleted', '=', false)
    .select(['id', 'email', greetedName.as('firstname')])
    .executeTakeFirst()

/** The accounts of people, except blocked or deleted ones; used for sending mails. */
export const findAddressees = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('users')
    .where('id', 'in', ids)
    .where('blocked_at', 'is', null)
    .where('is_deleted', '=', false)
    .select(['id', 'email', greetedName.as('firstname')])
    .execute()

const firstVerified = (now: Date) => sql<Date>`coalesce(users.email_verified_at, ${now}::timestamptz)`

/** Records that a person confirmed their address; only the first time is kept. */
export const verifyAddress = (db: Db, userId: number, now: Date) =>
  db
    .updateTable('users')
    .set({ email_verified_at: firstVerified(now) })
    .where('id', '=', userId)
    .execute()

/**
 * Sets a person's password. As the reset link was mailed, this also confirms their address, which may change
 * again.
 */
export const setPassword = (db: Db, userId: number, hash: string, now: Date) =>
  db
    .updateTable('users')
    .set({ password_hash: hash, email_verified_at: firstVerified(now), address_barred_at: null })
    .where('id', '=', userId)
    .execute()

/** A person's address, whether it is confirmed, and their hash, locked until the end of the transaction. */
export const lockOwnAddress = (transaction: Db, userId: number) =>
  transaction
    .selectFrom('users')
    .where('id', '=', userId)
    .where('blocked_at', 'is', null)
    .where('is_deleted', '=', false)
    .select(['id', 'email', 'firstname', 'email_verified_at', 'password_hash', 'address_barred_at'])
    .forNoKeyUpdate()
    .executeTakeFirst()

/** A person's own account, locked until the end of the transaction. */
export const lockAccount = (transaction: Db, userId: number) =>
  transaction
    .selectFrom('users')
    .where('id', '=', userId)
    .where('is_deleted', '=', false)
    .select([
      'email',
      'firstname',
      'lastname',
      'gdpr_state',
      'newsletter_accepted_at',
      'deletion_requested_at',
    ])
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Updates a person's account, unless it is deleted. */
export const updateAccountRow = (db: Db, userId: number, row: Updateable<Tables['users']>) =>
  db.updateTable('users').set(row).where('id', '=', userId).where('is_deleted', '=', false).execute()

/**
 * A commune in relation to a person: whether it is theirs now; whether their federation owns it
 * (`is_near` false), is within 80 km of it (true) or neither (null); and whether the federation allows
 * territories there. Undefined if the commune does not exist.
 */
export const findReach = (db: Db, userId: number, cityId: number) =>
  readFirst<{ is_current: boolean; is_near: boolean | null; near_territories: boolean }>(db)`
    select users.city_id is not distinct from cities.id as is_current, federation_cities.is_near,
      coalesce(federations.near_territories, false) as near_territories
    from cities join users on users.id = ${userId}
    left join federations on federations.id = users.federation_id
    left join federation_cities on federation_cities.city_id = cities.id
      and federation_cities.federation_id = users.federation_id
    where cities.id = ${cityId}`
