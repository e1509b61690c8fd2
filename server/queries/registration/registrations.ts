import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database.ts'
import type { Tables } from '../../storage/tables.ts'
import { replaceWishes } from '../shared/wishes.ts'
import type { Wish } from '../../../contract/shared/wishes.ts'

/** The account of an address, as far as a registration that is sent again has to know it. */
export const findRegistered = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .where('email', '=', email)
    .select(['id', 'password_hash', 'registration_key', 'blocked_at', 'is_deleted'])
    .executeTakeFirst()

/** Whether there is a commune of this number. */
export const hasCity = async (db: Db, cityId: number) =>
  (await db.selectFrom('cities').where('id', '=', cityId).select('id').executeTakeFirst()) !== undefined

/**
 * The federation that a commune belongs to, and with `isNear`, where none owns it, the nearest of
 * those within 80 km (spec §9); undefined when no federation takes it in.
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

/** Adds a person with the role of that code; undefined when the address has an account meanwhile. */
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

/** Adds the giver's record; the main territory is the commune of the account. */
export const insertGiver = (transaction: Db, giver: Insertable<Tables['givers']>) =>
  transaction.insertInto('givers').values(giver).execute()

/** Adds the receiver's record with what they look for. */
export async function insertReceiver(
  transaction: Db,
  receiver: Insertable<Tables['receivers']>,
  wishes: Wish[],
): Promise<void> {
  await transaction.insertInto('receivers').values(receiver).execute()
  await replaceWishes(transaction, receiver.user_id, wishes)
}
