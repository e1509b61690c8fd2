import { sql } from 'kysely'
import { limits } from '../../../contract/limits.ts'
import type { Db } from '../../database.ts'

const reach = limits.federationReach

/**
 * Attaches their communes to the federations of `ids`, and of the neighbouring ones only those without a
 * federation of their own: all neighbours of everybody are 216,000 rows, which take the embedded database
 * ten seconds.
 */
export async function attachCountry(db: Db, ids: number[], without: string[]): Promise<void> {
  await sql`
    insert into federation_cities (federation_id, city_id)
    select federations.id, cities.id
    from federations join cities using (department_code)
    where federations.id = any(${ids}::bigint[])
    order by federations.id, cities.id`.execute(db)
  await sql`
    with frames as (
      select federations.id, federations.department_code, min(lat) - ${reach} / 110.5 as south,
        max(lat) + ${reach} / 110.5 as north, min(lng) - ${reach} / 60.0 as west, max(lng) + ${reach} / 60.0 as east
      from federations join cities using (department_code)
      where federations.id = any(${ids}::bigint[])
      group by federations.id
    ), left_over as (
      select id, lat, lng, ${reach} / (110.5 * cos(radians(lat))) as width from cities
      where department_code = any(${without})
    )
    insert into federation_cities (federation_id, city_id, is_near)
    select frames.id, left_over.id, true
    from frames
    join left_over on left_over.lat between frames.south and frames.north
      and left_over.lng between frames.west and frames.east
    where exists (
      select from cities as own
      where own.department_code = frames.department_code
        and abs(own.lat - left_over.lat) < ${reach} / 110.5 and abs(own.lng - left_over.lng) < width
        and distance_km(own.lat, own.lng, left_over.lat, left_over.lng) <= ${reach})
    order by frames.id, left_over.id`.execute(db)
}
