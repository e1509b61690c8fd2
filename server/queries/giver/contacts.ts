import { sql } from 'kysely'
import type { Contact } from '../../../contract/giver/contacts.ts'
import type { Db } from '../../database.ts'
import { iconUrl } from '../shared/specimen-types.ts'

/** Receivers visible to givers: not blocked or deleted, GDPR not refused, current terms accepted (design §5). */
export const isVisible = sql`users.blocked_at is null and not users.is_deleted
  and users.gdpr_state <> 'refused' and users.accept_tos_date is not null`

/**
 * Computes the contacts of a hunt: receivers who are visible, available on its
 * day, wish a planned type (any type when nothing is planned) and live within their own radius of
 * its town. Contacts who no longer match are deleted, except those whose phone the giver knows. The
 * others keep their id. The caller locks the hunt.
 */
export async function computeContacts(transaction: Db, huntId: number): Promise<void> {
  await sql`
    with hunt as materialized (
      select hunts.id, hunts.giver_id, hunts.started_at, cities.lat, cities.lng,
        (select bit_or(1 << specimen_type_id) from hunt_previsions
          where hunt_previsions.hunt_id = hunts.id) as types
      from hunts join cities on cities.id = hunts.city_id
      where hunts.id = ${huntId}
    ), matching as materialized (
      select receivers.user_id as receiver_id, near.distance
      from hunt
      join receivers on receivers.reach @> box(point(hunt.lng, hunt.lat), point(hunt.lng, hunt.lat))
      cross join lateral (
        select distance_km(hunt.lat, hunt.lng, receivers.lat, receivers.lng) as distance offset 0
      ) as near
      join users on users.id = receivers.user_id
      where near.distance <= receivers.search_radius
        and receivers.wish_mask & coalesce(hunt.types, -1) <> 0
        and (receivers.is_always_available or exists (
          select from availabilities
          where availabilities.receiver_id = receivers.user_id
            and hunt.started_at between availabilities.started_at and availabilities.ended_at))
        and ${isVisible}
    ), gone as (
      delete from contacts using hunt
      where contacts.hunt_id = hunt.id
        and not exists (select from matching where matching.receiver_id = contacts.receiver_id)
        and not exists (select from phone_reveals
          where phone_reveals.giver_id = hunt.giver_id
            and phone_reveals.receiver_id = contacts.receiver_id)
    )
    insert into contacts (hunt_id, receiver_id, distance)
    select hunt.id, matching.receiver_id, matching.distance from hunt, matching
    on conflict (hunt_id, receiver_id) do update set distance = excluded.distance
    where contacts.distance <> excluded.distance`.execute(transaction)
  // Receivers anonymised since the snapshot of that statement; its foreign key has waited for them.
  await sql`
    delete from contacts using users
    where contacts.hunt_id = ${huntId} and users.id = contacts.receiver_id and users.is_deleted`.execute(
    transaction,
  )
}

/**
 * The visible contacts of a hunt as its giver sees them: least received first, then nearest,
 * then by name. A phone is read only where the giver has revealed it.
 */
export async function findContacts(db: Db, huntId: number): Promise<Contact[]> {
  const { rows } = await sql<Omit<Contact, 'shown_at'> & { shown_at: Date | null }>`
    with seen as materialized (
      select contacts.id, contacts.receiver_id, contacts.distance, users.firstname, users.lastname,
        case when phone_reveals.shown_at is not null then users.phone end as phone,
        phone_reveals.shown_at, cities.label
      from hunts
      join contacts on contacts.hunt_id = hunts.id
      join users on users.id = contacts.receiver_id
      left join cities on cities.id = users.city_id
      left join phone_reveals on phone_reveals.giver_id = hunts.giver_id
        and phone_reveals.receiver_id = contacts.receiver_id
      where hunts.id = ${huntId} and ${isVisible}
    ), received as (
      select receiver_id, sum(quantity) as total,
        jsonb_agg(jsonb_build_object('specimen_type_id', specimen_type_id, 'quantity', quantity)
          order by specimen_type_id) filter (where hunt_id = ${huntId}) as donations
      from donations where receiver_id in (select receiver_id from seen) group by receiver_id
    ), wished as (
      select receiver_id,
        jsonb_agg(jsonb_build_object('specimen_type_id', specimen_type_id, 'quantity', quantity,
          'icon_url', ${iconUrl}) order by specimen_type_id) as wishes
      from wishes join specimen_types on specimen_types.id = wishes.specimen_type_id
      where receiver_id in (select receiver_id from seen) group by receiver_id
    )
    select seen.id, seen.firstname, coalesce(seen.lastname, '') as lastname, seen.phone, seen.shown_at,
      seen.distance, jsonb_build_object('label', coalesce(seen.label, '')) as city,
      coalesce(received.total, 0) as sum_donation,
      coalesce(wished.wishes, '[]') as wishes, coalesce(received.donations, '[]') as donations
    from seen left join received using (receiver_id) left join wished using (receiver_id)
    order by sum_donation, seen.distance, seen.lastname collate "und-x-icu",
      seen.firstname collate "und-x-icu", seen.id`.execute(db)
  return rows.map(({ shown_at, ...row }) => ({ ...row, shown_at: shown_at?.toISOString() ?? null }))
}
