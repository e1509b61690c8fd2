import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { isAvailable, isVisible, wishesOneOf } from '../queries/shared/reachability.ts'
import { startOf } from '../queries/shared/moments.ts'

/** A receiver who matches a hunt, the distance in kilometres, and the mask of the types they wish. */
export type Match = { hunt_id: number; receiver_id: number; distance: number; wishes: number }

type Asked = {
  /** Hunts after this id. */
  after: number
  /** Only receivers of the giver's own federation, who registered so many days before the hunt and today. */
  own?: { registeredBefore: number; today: string }
}

/**
 * The receivers who match each of many hunts, by the rules of contacts and in the order in which they are
 * listed while nobody has been called or served. One statement for all is much faster than one for each.
 */
export async function findMatches(db: Db, { after, own }: Asked): Promise<Match[]> {
  const isOwn = own
    ? sql`users.federation_id = hunters.federation_id
        and users.created_at < ${startOf(own.today)} - ${own.registeredBefore} * interval '1 day'
        and users.created_at < hunts.started_at::timestamp at time zone 'Europe/Paris'
          - ${own.registeredBefore} * interval '1 day'`
    : sql`true`
  // Without statistics of the new rows, everybody might be compared with every hunt.
  await sql`analyze users, receivers, availabilities, hunts, hunt_previsions`.execute(db)
  const { rows } = await sql<Match>`
    with types as materialized (
      select hunt_id, bit_or(1 << specimen_type_id) as mask from hunt_previsions
      where hunt_id > ${after} group by hunt_id
    )
    select hunts.id as hunt_id, receivers.user_id as receiver_id, near.distance, receivers.wish_mask as wishes
    from types
    join hunts on hunts.id = types.hunt_id
    join users as hunters on hunters.id = hunts.giver_id
    join cities on cities.id = hunts.city_id
    join receivers on receivers.reach @> box(point(cities.lng, cities.lat), point(cities.lng, cities.lat))
    join users on users.id = receivers.user_id
    cross join lateral (
      select distance_km(cities.lat, cities.lng, receivers.lat, receivers.lng) as distance offset 0
    ) as near
    where near.distance <= receivers.search_radius
      and ${wishesOneOf(sql`types.mask`)}
      and ${isAvailable(sql`hunts.started_at`, sql`hunts.started_at`)}
      and ${isVisible} and ${isOwn}
    order by hunts.id, near.distance, users.lastname collate "und-x-icu", users.firstname collate "und-x-icu",
      receivers.user_id`.execute(db)
  return rows
}
