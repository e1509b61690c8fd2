import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database.ts'
import type { Tables } from '../../storage/tables.ts'
import { replaceWishes } from '../shared/receivers.ts'
import type { Wish } from '../../../contract/shared/wishes.ts'
import { hasRows, readRows } from '../shared/rows.ts'
import type { AvailableFederation } from '../../../contract/registration/registration.ts'
import { logoUrl } from '../shared/federations.ts'

/** What a repeated registration must know about the account of an address. */
export const findRegistered = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .where('email', '=', email)
    .select(['id', 'password_hash', 'registration_key', 'blocked_at', 'is_deleted'])
    .executeTakeFirst()

/** Whether a commune with this id exists. */
export const hasCity = (db: Db, cityId: number) => hasRows(db)`from cities where id = ${cityId}`

/**
 * The federation that a commune belongs to. With `isNear`, if none owns it, the nearest one within 80 km
 * (spec §9). Undefined if there is none.
 */
export async function findFederationOf(db: Db, cityId: number, isNear: boolean): Promise<number | undefined> {
  const { rows } = await sql<{ federation_id: number }>`
    select federation_id from federation_cities
    where city_id = ${cityId} and (${isNear}::boolean or not is_near)
    order by is_near, (
      select min(distance_km(home.lat, home.lng, town.lat, town.lng))
      from federation_cities as own
      join cities as town on town.id = own.city_id
      join cities as home on home.id = federation_cities.city_id
      where own.federation_id = federation_cities.federation_id and not own.is_near
    ), federation_id
    limit 1`.execute(db)
  return rows[0]?.federation_id
}

type NewUser = Omit<Insertable<Tables['users']>, 'role_id'> & { role: string }

/** Inserts a person with the role of this code; undefined if the address already has an account. */
export async function insertRegistered(transaction: Db, user: NewUser): Promise<number | undefined> {
  const { role, ...row } = user
  const { id: role_id } = await transaction
    .selectFrom('roles')
    .where('code', '=', role)
    .select('id')
    .executeTakeFirstOrThrow()
  const added = await transaction
    .insertInto('users')
    .values({ ...row, role_id })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/** Inserts the giver's record; the main territory is the commune of the account. */
export const insertGiver = (transaction: Db, giver: Insertable<Tables['givers']>) =>
  transaction.insertInto('givers').values(giver).execute()

/** Inserts the receiver's record with their wishes. */
export async function insertReceiver(
  transaction: Db,
  receiver: Insertable<Tables['receivers']>,
  wishes: Wish[],
): Promise<void> {
  await transaction.insertInto('receivers').values(receiver).execute()
  await replaceWishes(transaction, receiver.user_id, wishes)
}

/** The federations that have communes, by department. */
export const findAvailableFederations = (db: Db) =>
  readRows<AvailableFederation>(db)`
    select federations.id, name, department_code, ${logoUrl} as url_logo, count(*) as cities_count
    from federations join federation_cities on federation_cities.federation_id = federations.id
    where not federation_cities.is_near
    group by federations.id
    order by department_code`
