import { sql } from 'kysely'
import { limits } from '../../../contract/limits.ts'
import type { Contact } from '../../../contract/giver/contacts.ts'
import type { Db } from '../../database.ts'
import { isVisible } from '../shared/reachability.ts'
import { sumReceived } from '../shared/receivers.ts'
import { hasBegun, openStates, stateAt } from '../shared/offers/offers.ts'
import { iconUrlOf } from '../shared/specimen-types.ts'

/** The fair order of contacts: least received first, then nearest, then by name (design §5). */
export const contactOrder = (of: 'ranked' | 'listed') => sql`
  ${sql.ref(`${of}.sum_donation`)}, ${sql.ref(`${of}.distance`)},
  ${sql.ref(`${of}.lastname`)} collate "und-x-icu", ${sql.ref(`${of}.firstname`)} collate "und-x-icu",
  ${sql.ref(`${of}.receiver_id`)}`

/**
 * A row of `findContacts`, with the number of stored contacts and of those found by the last computation.
 */
type Row = Omit<
  Contact,
  'shown_at' | 'handed_over' | 'call' | 'has_left' | 'city' | 'wishes' | 'donations'
> & {
  label: string
  /** Id, quantity and code of each game type, in lines. */
  wished: string
  shown_at: Date | null
  donations: Contact['donations'] | null
  handed_over: Contact['donations'] | null
  call: Contact['call'] | null
  has_left: boolean
  stored: number
  contacts_found: number | null
}

function contactOf(row: Row): Contact {
  const { label, shown_at, donations, handed_over, call, wished, has_left, ...read } = row
  const { stored: _, contacts_found: __, ...own } = read
  return {
    ...own,
    city: { label },
    wishes: wished
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [id, quantity, code] = line.split(' ')
        return { specimen_type_id: Number(id), quantity: Number(quantity), icon_url: iconUrlOf(code!) }
      }),
    donations: donations ?? [],
    ...(handed_over && { handed_over }),
    ...(call && !has_left && { call }),
    ...(has_left && { has_left }),
    shown_at: shown_at?.toISOString() ?? null,
  }
}

/**
 * Whether a person whom givers no longer see received game at a hunt without a report, or may have: they stay in
 * its list so that the report can say what was given.
 */
const wasGiven = (now: Date) => sql<boolean>`(hunts.finished_at is null and not users.is_deleted and (
  exists (select from animals where animals.hunt_id = hunts.id and animals.receiver_id = users.id)
  or exists (select from offers where offers.hunt_id = hunts.id and offers.receiver_id = users.id
    and (offers.state = 'handedOver' or ${hasBegun(now)}))))`

/**
 * The visible contacts of a hunt as its giver sees them, and the number of all who match: the first
 * `limits.contacts` in the fair order, always including those who were asked, called, noted or served at this
 * hunt. Who said yes or is to answer, to an offer or on the phone, comes first, then who was called at this hunt,
 * then the others in the fair order, and last who is not interested.
 * A phone is read only if the giver has revealed it and the person is visible.
 */
export async function findContacts(
  db: Db,
  huntId: number,
  now: Date,
): Promise<{ contacts: Contact[]; found: number }> {
  const { rows } = await sql<Row>`
    with seen as materialized (
      select contacts.id, contacts.receiver_id, contacts.distance, users.firstname, users.lastname,
        case when phone_reveals.shown_at is not null and ${isVisible} then users.phone end as phone,
        not (${isVisible}) as has_left,
        phone_reveals.shown_at, cities.label, hunts.contacts_found,
        case when coalesce(call_outcome, call_text) is not null
          then jsonb_build_object('outcome', call_outcome, 'text', call_text) end as call
      from hunts
      join contacts on contacts.hunt_id = hunts.id
      join users on users.id = contacts.receiver_id
      left join cities on cities.id = users.city_id
      left join phone_reveals on phone_reveals.giver_id = hunts.giver_id
        and phone_reveals.receiver_id = contacts.receiver_id
      where hunts.id = ${huntId} and (${isVisible} or ${wasGiven(now)})
    ), received as (
      select receiver_id, jsonb_agg(
        jsonb_build_object('specimen_type_id', specimen_type_id, 'quantity', quantity)
        order by specimen_type_id) as donations
      from donations where hunt_id = ${huntId} group by receiver_id
    ), handed as (
      select receiver_id, jsonb_agg(to_jsonb(counted) - 'receiver_id' order by specimen_type_id) as handed_over
      from (
        select receiver_id, specimen_type_id, least(count(*), ${limits.donation.max}::int) as quantity from (
          select receiver_id, specimen_type_id from animals
          where hunt_id = ${huntId} and receiver_id is not null
          union all
          select receiver_id, specimen_type_id from offers
          where hunt_id = ${huntId} and state = 'handedOver' and animal_id is null
            and specimen_type_id is not null
        ) as given group by receiver_id, specimen_type_id
      ) as counted group by receiver_id
    ), asked as materialized (
      select offers.receiver_id from offers
      where offers.hunt_id = ${huntId} and ${stateAt(now)} in ${openStates}
    ), listed as materialized (
      -- By name: a statement with a star is not prepared.
      select seen.id, seen.receiver_id, seen.distance, seen.firstname, seen.lastname, seen.phone, seen.shown_at,
        seen.label, seen.contacts_found, seen.call, seen.has_left, received.donations, ever.sum_donation, handed.handed_over,
        case
          when seen.receiver_id in (select receiver_id from asked)
            or seen.call ->> 'outcome' in ('interested', 'callBack') then 0
          when seen.call ->> 'outcome' = 'declined' then 3
          when seen.call is not null then 1
          else 2
        end as turn, count(*) over () as stored
      from seen left join received using (receiver_id) left join handed using (receiver_id)
        cross join lateral (${sumReceived(sql`seen.receiver_id`)}) as ever
      order by received.donations is null and handed.handed_over is null and seen.shown_at is null
          and seen.call is null and seen.receiver_id not in (select receiver_id from asked), ever.sum_donation, seen.distance, seen.lastname collate "und-x-icu", seen.firstname collate "und-x-icu",
        seen.receiver_id
      limit ${limits.contacts}
    ), wished as (
      -- In lines: for a thousand people, objects or arrays would take a third of the time.
      select receiver_id,
        string_agg(specimen_types.id || ' ' || wishes.quantity || ' ' || specimen_types.code, E'\\n'
          order by specimen_types.id) as wished
      from wishes join specimen_types on specimen_types.id = wishes.specimen_type_id
      where receiver_id in (select receiver_id from listed) group by receiver_id
    )
    select listed.id, listed.firstname, coalesce(listed.lastname, '') as lastname, listed.phone,
      listed.shown_at, listed.distance, coalesce(listed.label, '') as label,
      listed.sum_donation, listed.stored, listed.contacts_found, listed.handed_over, listed.call, listed.has_left,
      coalesce(wished.wished, '') as wished, listed.donations
    from listed left join wished using (receiver_id)
    order by listed.turn, ${contactOrder('listed')}`.execute(db)
  const { stored = 0, contacts_found = 0 } = rows[0] ?? {}
  const isCut = (contacts_found ?? 0) > limits.contacts
  return {
    contacts: rows.map(contactOf),
    found: isCut ? Math.max(stored, contacts_found ?? 0) : stored,
  }
}
