import type { Updateable } from 'kysely'
import { greetedName } from '../shared/accounts.ts'
import type { Db } from '../../database.ts'
import type { Tables } from '../../storage/tables.ts'
import { countRows } from '../shared/rows.ts'
import { timeZoneOf } from '../../../contract/overseas-time-zones.ts'

/**
 * What the rules of a hunt require about its giver: whether they are a wolfhunter, whether `cityId` is
 * one of their territories, and whether it belongs to their federation, or is near it if the federation
 * allows that; any commune qualifies for a giver without a federation.
 */
export async function findPlanner(db: Db, giverId: number, cityId: number) {
  const row = await db
    .selectFrom('givers')
    .leftJoin('territories', (join) =>
      join.onRef('territories.giver_id', '=', 'givers.user_id').on('territories.city_id', '=', cityId),
    )
    .innerJoin('users', 'users.id', 'givers.user_id')
    .leftJoin('federations', 'federations.id', 'users.federation_id')
    .leftJoin('federation_cities', (join) =>
      join
        .onRef('federation_cities.federation_id', '=', 'users.federation_id')
        .on('federation_cities.city_id', '=', cityId)
        .on(({ or, eb }) =>
          or([eb('federation_cities.is_near', '=', false), eb('federations.near_territories', '=', true)]),
        ),
    )
    .leftJoin('cities', 'cities.id', 'territories.city_id')
    .where('givers.user_id', '=', giverId)
    .select(['givers.is_wolfhunter', 'territories.city_id', 'users.federation_id'])
    .select('cities.postal_code')
    .select('federation_cities.city_id as town')
    .executeTakeFirst()
  return {
    isWolfhunter: row?.is_wolfhunter ?? false,
    isTerritory: (row?.city_id ?? null) !== null,
    timeZone: timeZoneOf(row?.postal_code == null ? null : { postal_code: row.postal_code }),
    isWithin: row !== undefined && (row.federation_id === null || row.town !== null),
  }
}

/** Whether a commune is one of the giver's territories, and whether it is the main one. */
export const findTerritory = (db: Db, giverId: number, cityId: number) =>
  db
    .selectFrom('territories')
    .where('giver_id', '=', giverId)
    .where('city_id', '=', cityId)
    .select('is_main')
    .executeTakeFirst()

/** The number of the giver's territories, the main one included. */
export const countTerritories = (db: Db, giverId: number) =>
  countRows(db)`from territories where giver_id = ${giverId}`

/** Adds a commune to the giver's territories. */
export const insertTerritory = (db: Db, giverId: number, cityId: number) =>
  db.insertInto('giver_cities').values({ giver_id: giverId, city_id: cityId }).execute()

export const removeTerritoryRow = (db: Db, giverId: number, cityId: number) =>
  db.deleteFrom('giver_cities').where('giver_id', '=', giverId).where('city_id', '=', cityId).execute()

/** A giver's own record and mail address, locked until the end of the transaction. */
export const lockGiverRecord = (transaction: Db, giverId: number) =>
  transaction
    .selectFrom('givers')
    .innerJoin('users', 'users.id', 'givers.user_id')
    .where('givers.user_id', '=', giverId)
    .where('users.is_deleted', '=', false)
    .select(['givers.nit', 'givers.validation_type', 'givers.validated_at'])
    .select(['users.email', greetedName.as('firstname')])
    // The same lock order as everywhere else.
    .forNoKeyUpdate(['users', 'givers'])
    .executeTakeFirst()

export const updateGiverRow = (db: Db, giverId: number, row: Updateable<Tables['givers']>) =>
  db.updateTable('givers').set(row).where('user_id', '=', giverId).execute()
