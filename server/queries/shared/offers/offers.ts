import { type RawBuilder, sql } from 'kysely'
import type { EndedBy, OfferState } from '../../../../contract/shared/offers.ts'
import type { Db } from '../../../database.ts'
import type { KeptMeeting } from '../../../mails/offer-mails.ts'
import { limits } from '../../../../contract/limits.ts'
import { dayInFrance } from '../moments.ts'

/**
 * The state of an offer at a given time: an offer past its deadline counts as expired even before that is
 * stored.
 */
export const stateAt = (now: Date) => sql<OfferState>`case
  when offers.state in ('sounded', 'confirmed') and offers.expires_at <= ${now}::timestamptz then 'expired'
  else offers.state end`

/** The states of an open offer, as an SQL list. */
export const openStates = sql`('sounded', 'willing', 'confirmed', 'accepted')`

/** Whether an accepted meeting has begun: from then on game may have been given at it. */
export const hasBegun = (now: Date) => sql<boolean>`(offers.state = 'accepted' and exists (
  select from meetings where meetings.id = offers.meeting_id and meetings.starts_at <= ${now}::timestamptz))`

/** The last day where the hunt is on which an offer may be answered; the day before for a deadline at midnight. */
export const lastDayOpen = sql`((offers.expires_at - interval '1 second') at time zone hunts.time_zone)::date`

/**
 * An offer that ends, and the person to notify. `kept`: its meeting, if they had accepted one. `former`: the
 * state in which it was.
 */
export type Ended = {
  id: number
  giver_id: number
  former: OfferState
  started_at: string
  city: string
  user_id: number
  email: string
  firstname: string
  kept: KeptMeeting | null
}

/**
 * The meeting that a person has in their calendar: one that they accepted, or that moved after it. `state`:
 * that of the offer before it ends.
 */
export const keptMeetingOf = (state: RawBuilder<unknown>): RawBuilder<KeptMeeting | null> => sql`
  case when ${state} = 'accepted' or offers.moves > 0 then (
    select jsonb_build_object('id', offers.id, 'given', specimen_types.label, 'city', places.label,
      'starts_at', meetings.starts_at, 'ends_at', meetings.ends_at, 'moves', offers.moves,
      'time_zone', hunts.time_zone)
    from meetings join cities places on places.id = meetings.city_id
    left join animals on animals.id = offers.animal_id
    left join specimen_types
      on specimen_types.id = coalesce(animals.specimen_type_id, offers.specimen_type_id)
    where meetings.id = offers.meeting_id) end`

/** Makes the animals held by ended offers available again. */
export const freeAnimals = (transaction: Db, offerIds: readonly number[]) =>
  sql`
    update animals set state = 'available', version = version + 1 from offers
    where offers.id = any(${offerIds}::bigint[]) and animals.id = offers.animal_id
      and animals.state = 'held'`.execute(transaction)

/**
 * Ends the open offers of a hunt, by a giver or to a receiver, frees their animals, and answers them. The
 * accepted meetings that are thereby withdrawn and not over are remembered for who is expected there.
 * Offers past their deadline are left to the worker; one whose meeting has begun stays for the giver to note
 * what was given (`isKept`).
 */
export async function endOpenOffers(
  transaction: Db,
  whose: 'hunts.id' | 'hunts.giver_id' | 'offers.receiver_id' | 'offers.animal_id' | 'offers.id',
  id: number,
  why: 'withdrawn' | EndedBy,
  now: Date,
  isKept: RawBuilder<boolean> = sql`false`,
): Promise<Ended[]> {
  const [state, endedBy] = why === 'withdrawn' ? [why, null] : ['cancelled', why]
  // Accounts are locked before offers, in the same order as anonymisation, since mails follow.
  await sql`
    select from users where id in (
      select unnest(array[offers.receiver_id, hunts.giver_id])
      from offers join hunts on hunts.id = offers.hunt_id
      where ${sql.ref(whose)} = ${id} and ${stateAt(now)} in ${openStates} and not ${isKept})
    order by id for key share`.execute(transaction)
  const { rows } = await sql<Ended>`
    with ended as (
      update offers set state = ${state}, ended_by = ${endedBy}, remind_at = null
      from hunts, cities, users, offers as former
      where ${sql.ref(whose)} = ${id} and former.id = offers.id
        and ${stateAt(now)} in ${openStates} and not ${isKept}
        and hunts.id = offers.hunt_id and cities.id = hunts.city_id and users.id = offers.receiver_id
      returning offers.*, former.state as former, hunts.giver_id, hunts.started_at, hunts.time_zone, hunts.city_id, cities.label as city, users.id as user_id,
        users.email, users.firstname, ${keptMeetingOf(sql`former.state`)} as kept
    ), called_off as (
      insert into called_off_meetings (offer_id, receiver_id, hunt_day, hunt_city_id, distance,
        specimen_type_id, city_id, starts_at, ends_at, time_zone, sounded_at, token_hash, confirmation_token_hash)
      select ended.id, receiver_id, started_at, ended.city_id, distance, specimen_type_id, meetings.city_id,
        starts_at, ends_at, time_zone, sounded_at, token_hash, confirmation_token_hash
      from ended join meetings on meetings.id = ended.meeting_id
      where ${state} = 'withdrawn' and kept is not null and ends_at > ${now}::timestamptz
    )
    select id, giver_id, former, started_at, city, user_id, email, firstname, kept from ended order by id`.execute(
    transaction,
  )
  await freeAnimals(
    transaction,
    rows.map((row) => row.id),
  )
  return rows
}

const { within, behind } = limits.absences

const missedOn = dayInFrance('missed.missed_at')

/**
 * The last day on which a person is placed last in the fair order: two absences within 60 days have this
 * effect for 30 days from the later one. Null for everybody else. Contested absences do not count until
 * decided.
 */
export const behindUntil = (receiverId: RawBuilder<unknown>, today: string) => sql<string | null>`(
  select max(absences.day) + ${behind}::integer from (
    select ${missedOn} as day, lag(${missedOn}) over (order by missed.missed_at, missed.id) as before
    from offers as missed
    where missed.receiver_id = ${receiverId} and missed.missed_at is not null
      and missed.absence in ('noted', 'upheld')) as absences
  where absences.day - absences.before <= ${within} and absences.day + ${behind}::integer >= ${today}::date)`
