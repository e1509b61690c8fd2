import { sql } from 'kysely'
import { limits } from '../../../contract/limits.ts'
import type { Db } from '../../database.ts'
import { sumReceived } from '../shared/receivers.ts'
import { openStates } from '../shared/offers/offers.ts'
import { isAvailable, isReachable, wishesOneOf } from '../shared/reachability.ts'
import { contactOrder } from './contacts.ts'

/** How many of the nearest matches are ranked before it is known whether the others have to be. */
const NEAREST = 10 * limits.contacts

/**
 * Computes the contacts of a hunt: receivers who are visible, available on its day, wish a planned type
 * (any type when nothing is planned) and live within their own radius of its town. The first
 * `limits.contacts` are stored, together with the total number and, for statistics, their own. Former
 * contacts are deleted, except those whose phone was revealed, who received an animal or who have an open
 * offer. Unchanged contacts keep their row. The caller must lock the hunt. `nearest`: how many are ranked
 * first; the list is the same with any number, which a test shows with small ones.
 */
export async function computeContacts(transaction: Db, huntId: number, nearest = NEAREST): Promise<void> {
  await sql`
    with hunt as materialized (
      select hunts.id, hunts.giver_id, hunts.started_at, cities.lat, cities.lng,
        (select bit_or(1 << specimen_type_id) from hunt_previsions
          where hunt_previsions.hunt_id = hunts.id) as types
      from hunts join cities on cities.id = hunts.city_id
      where hunts.id = ${huntId}
    ), candidates as materialized (
      select receivers.user_id as receiver_id, receivers.lat, receivers.lng, receivers.search_radius
      from hunt
      join receivers on receivers.reach @> box(point(hunt.lng, hunt.lat), point(hunt.lng, hunt.lat))
      where ${wishesOneOf(sql`coalesce(hunt.types, -1)`)}
        and ${isAvailable(sql`hunt.started_at`, sql`hunt.started_at`)}
    ), places as materialized (
      -- Receivers live at the point of their commune: its distance is computed once.
      select places.lat, places.lng, distance_km(hunt.lat, hunt.lng, places.lat, places.lng) as distance
      from hunt, (select distinct lat, lng from candidates) as places
    ), matching as materialized (
      select candidates.receiver_id, places.distance, users.lastname, users.firstname
      from candidates join places using (lat, lng)
      join users on users.id = candidates.receiver_id
      where places.distance <= candidates.search_radius and ${isReachable}
    ), known as materialized (
      select phone_reveals.receiver_id from phone_reveals
      where phone_reveals.giver_id = (select giver_id from hunt)
    ), nearest as materialized (
      select near.*, received.sum_donation
      from (
        select * from matching order by distance fetch first ${nearest} rows with ties
      ) as near
      cross join lateral (${sumReceived(sql`near.receiver_id`)}) as received
    ), farther as materialized (
      -- Nobody farther away comes before the nearest who received nothing, if those fill the list; but whose
      -- phone the giver knows is always kept.
      select matching.* from matching
      where matching.distance > (select max(distance) from nearest)
        and ((select count(*) from nearest where sum_donation = 0) < ${limits.contacts}
          or matching.receiver_id in (select receiver_id from known))
    ), ranked as (
      select *, receiver_id not in (select receiver_id from known) as is_stranger
      from (
        select * from nearest
        union all
        select farther.*, received.sum_donation
        from farther cross join lateral (${sumReceived(sql`farther.receiver_id`)}) as received
      ) as matching
    ), kept as materialized (
      select receiver_id, distance from ranked
      order by is_stranger, ${contactOrder('ranked')} limit ${limits.contacts}
    ), gone as (
      delete from contacts using hunt
      where contacts.hunt_id = hunt.id
        -- Looked up in a table: the planner expects few rows, and would compare each with each.
        and contacts.receiver_id not in (select receiver_id from kept)
        and not exists (select from phone_reveals
          where phone_reveals.giver_id = hunt.giver_id
            and phone_reveals.receiver_id = contacts.receiver_id)
        and not exists (select from animals
          where animals.hunt_id = hunt.id and animals.receiver_id = contacts.receiver_id)
        and not exists (select from offers
          where offers.hunt_id = hunt.id and offers.receiver_id = contacts.receiver_id
            and offers.state in ${openStates})
    ), moved as (
      update contacts set distance = kept.distance from hunt, kept
      where contacts.hunt_id = hunt.id and contacts.receiver_id = kept.receiver_id
        and contacts.distance <> kept.distance
    ), counted as (
      update hunts set contacts_found = counts.found
      from hunt, (select count(*)::integer as found from matching) as counts
      where hunts.id = hunt.id and hunts.contacts_found is distinct from counts.found
    )
    insert into contacts (hunt_id, receiver_id, distance)
    select hunt.id, kept.receiver_id, kept.distance from hunt, kept
    where not exists (
      select from contacts
      where contacts.hunt_id = hunt.id and contacts.receiver_id = kept.receiver_id)`.execute(transaction)
  // Receivers anonymised since that statement's snapshot; its foreign key check has waited for them.
  await sql`
    with gone as (
      delete from contacts using users
      where contacts.hunt_id = ${huntId} and users.id = contacts.receiver_id and users.is_deleted
      returning contacts.id
    )
    update hunts set contacts_obtained = counts.obtained
    from (
      select contacts_deleted + (select count(*) from contacts where contacts.hunt_id = hunts.id)
        - (select count(*) from gone) as obtained
      from hunts where id = ${huntId}
    ) as counts
    where hunts.id = ${huntId} and hunts.contacts_obtained is distinct from counts.obtained`.execute(
    transaction,
  )
}
