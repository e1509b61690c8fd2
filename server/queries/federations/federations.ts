import { sql } from 'kysely'
import { limits } from '../../../contract/limits.ts'
import type { Db } from '../../database.ts'
import { countRows, hasRows } from '../shared/rows.ts'

/**
 * Attaches the communes of its department to a federation and, marked `is_near`, those within 80 km of
 * one of them (spec §9). Idempotent. Returns the number of its own communes.
 */
export async function attachTowns(db: Db, federationId: number): Promise<number> {
  const reach = limits.federationReach
  await sql`
    with own as (
      select cities.* from cities
      join federations using (department_code)
      where federations.id = ${federationId}
    ), frame as (
      select min(lat) - ${reach} / 110.5 as south, max(lat) + ${reach} / 110.5 as north,
        min(lng) - ${reach} / 60.0 as west, max(lng) + ${reach} / 60.0 as east
      from own
    ), around as (
      select cities.id, cities.lat, cities.lng, ${reach} / (110.5 * cos(radians(cities.lat))) as width
      from cities, frame
      where cities.lat between frame.south and frame.north and cities.lng between frame.west and frame.east
    )
    insert into federation_cities (federation_id, city_id, is_near)
    select ${federationId}::bigint, around.id, not exists (select from own where own.id = around.id)
    from around
    where exists (
      select from own
      where abs(own.lat - around.lat) < ${reach} / 110.5 and abs(own.lng - around.lng) < around.width
        and distance_km(own.lat, own.lng, around.lat, around.lng) <= ${reach}
    )
    on conflict do nothing`.execute(db)
  return countRows(db)`from federation_cities where federation_id = ${federationId} and not is_near`
}

/**
 * Locks a federation against changes and deletion until the end of the transaction; users may still join
 * it. Undefined if it does not exist.
 */
export const holdFederation = (transaction: Db, id: number) =>
  transaction.selectFrom('federations').where('id', '=', id).select('id').forNoKeyUpdate().executeTakeFirst()

/** Whether any commune of a department is known. */
export const hasTowns = (db: Db, department_code: string) =>
  hasRows(db)`from cities where department_code = ${department_code}`

/** The number of neighbouring communes attached to a federation besides its own. */
export const countNearTowns = (db: Db, id: number) =>
  countRows(db)`from federation_cities where federation_id = ${id} and is_near`
