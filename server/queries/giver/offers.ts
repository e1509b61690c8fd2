import { sql } from 'kysely'
import type { HuntOffer } from '../../../contract/giver/offers.ts'
import { limits } from '../../../contract/limits.ts'
import type { Examination } from '../../../contract/shared/animals.ts'
import type { OfferReason, OfferState } from '../../../contract/shared/offers.ts'
import type { KeptMeeting } from '../../mails/offer-mails.ts'
import type { Db } from '../../database.ts'
import type { Standing } from '../../rules/offers/fair-order.ts'
import { keptMeetingOf, stateAt } from '../shared/offers/offers.ts'
import { isVisible } from '../shared/reachability.ts'
import { placeDay } from '../shared/moments.ts'
import { countRows, hasRows, readFirst, readRows } from '../shared/rows.ts'

type Own = { giverId: number; id: number }

/** Minutes after which an unsent mail is reported to the giver; normally it takes seconds. */
const LATE = 10

/** Whether the receiver does not know of an offer, because its mail was not sent. */
const isUnheard = (now: Date) => sql`(offers.is_unheard or exists (
  select from mails where mails.id = offers.mail_id and mails.sent_at is null
    and offers.state in ('sounded', 'confirmed') and (mails.last_error is not null
      or mails.created_at <= ${now}::timestamptz - make_interval(mins => ${LATE}))))`

/** An offer to insert. */
export type NewOffer = Standing & { receiver_id: number; reason: OfferReason; token_hash: string }
type Making = { offers: NewOffer[]; idempotencyKey: string | null; now: Date; until: Date }

/**
 * Inserts offers of a hunt; an existing open offer is kept. Answers their receivers, deadlines and
 * reasons. `until`: when they expire, if the hunt is not over before.
 */
export const insertOffers = (
  transaction: Db,
  huntId: number,
  { offers, idempotencyKey, now, until }: Making,
) =>
  readRows<NewOffer & { expires_at: Date; started_at: string; city: string }>(transaction)`
    with due as (
      select hunts.id, hunts.started_at, cities.label as city, least(${until}::timestamptz, (case when hunts.started_at >= ${placeDay(now)}
          then hunts.started_at else hunts.started_at + ${limits.meetings.days}::integer end
          + 1)::timestamp at time zone hunts.time_zone) as expires_at
      from hunts join cities on cities.id = hunts.city_id where hunts.id = ${huntId}
    ), written as (
      insert into offers (hunt_id, receiver_id, sounded_at, expires_at, idempotency_key, reason, received,
        distance, last_offer_on, behind_until, token_hash)
      select due.id, given.receiver_id, ${now}::timestamptz, due.expires_at, ${idempotencyKey}::text,
        given.reason, given.received, given.distance, given.last_offer_on, given.behind_until, given.token_hash
      from due, jsonb_to_recordset(${JSON.stringify(offers)}::jsonb) as given (
        receiver_id bigint, reason text, received integer, distance double precision, last_offer_on date,
        behind_until date, token_hash text)
      on conflict do nothing
      returning receiver_id, reason, received, distance, last_offer_on, behind_until
    )
    select written.*, due.expires_at, due.started_at, due.city from written, due
    order by written.receiver_id`

/** Remembers the mail that notifies a person of an offer. */
export const keepMail = (transaction: Db, huntId: number, receiverId: number, mail_id: number) =>
  transaction
    .updateTable('offers')
    .set({ mail_id })
    .where('hunt_id', '=', huntId)
    .where('receiver_id', '=', receiverId)
    .where('state', '=', 'sounded')
    .execute()

/** The number of offers made with an idempotency key. */
export const countOffersBy = (db: Db, huntId: number, idempotencyKey: string) =>
  countRows(db)`from offers where hunt_id = ${huntId} and idempotency_key = ${idempotencyKey}`

/** Locks an offer of the giver, after the receiver's account, so that they are not anonymised meanwhile. */
export async function lockOwnOffer(transaction: Db, { giverId, id }: Own, now: Date) {
  await sql`select from users where id = (
    select offers.receiver_id from offers join hunts on hunts.id = offers.hunt_id
    where offers.id = ${id} and hunts.giver_id = ${giverId}) for key share`.execute(transaction)
  return readFirst<{
    state: OfferState
    user_id: number
    email: string
    firstname: string
    started_at: string
    city: string
    kept: KeptMeeting | null
  }>(transaction)`
    select ${stateAt(now)} as state, users.id as user_id, users.email, users.firstname, hunts.started_at,
      cities.label as city, ${keptMeetingOf(stateAt(now))} as kept
    from offers join hunts on hunts.id = offers.hunt_id join users on users.id = offers.receiver_id
    join cities on cities.id = hunts.city_id
    where offers.id = ${id} and hunts.giver_id = ${giverId} for update of offers`
}

/** The hunt and receiver of one of the giver's offers. */
export const findOwnOffer = (db: Db, { giverId, id }: Own) =>
  readFirst<{ hunt_id: number; receiver_id: number }>(db)`
    select offers.hunt_id, offers.receiver_id from offers join hunts on hunts.id = offers.hunt_id
    where offers.id = ${id} and hunts.giver_id = ${giverId}`

type Worded = 'sounded_at' | 'expires_at' | 'answered_at' | 'reason' | 'meeting'
type Derived = 'is_boar' | 'informing' | 'may_miss' | 'obstacle'
/** A row of `findHuntOffers`, before its reason is worded. */
type Row = Omit<HuntOffer, Worded | Derived> &
  Standing & {
    animal_id: number | null
    specimen_type_id: number | null
    examination: Examination | null
    sounded_at: Date
    expires_at: Date
    answered_at: Date | null
    reason: OfferReason
    place: string | null
    meeting_city: string | null
    starts_at: Date | null
    ends_at: Date | null
  }

/** The offers of one of the giver's hunts, latest first. A phone is read only if the giver may see it. */
export const findHuntOffers = (db: Db, { giverId, id }: Own, now: Date) =>
  readRows<Row>(db)`
    select offers.id, contacts.id as contact_id, users.firstname, coalesce(users.lastname, '') as lastname,
      case when phone_reveals.shown_at is not null and ${isVisible} then users.phone end as phone,
      ${stateAt(now)} as state, offers.sounded_at, offers.expires_at, offers.answered_at, offers.reason,
      ${isUnheard(now)} as is_unheard, offers.ended_by is not null as has_left, offers.received, offers.distance, offers.last_offer_on, offers.behind_until,
      case when offers.missed_at is not null then offers.absence end as absence, meetings.place, cities.label as meeting_city,
      meetings.starts_at, meetings.ends_at, offers.specimen_type_id, offers.animal_id, animals.examination,
      given.label || coalesce(', bracelet ' || animals.tag, '') as given
    from offers
    left join meetings on meetings.id = offers.meeting_id
    left join cities on cities.id = meetings.city_id
    left join specimen_types as given on given.id = offers.specimen_type_id
    left join animals on animals.id = offers.animal_id
    join hunts on hunts.id = offers.hunt_id
    join users on users.id = offers.receiver_id
    left join contacts on contacts.hunt_id = offers.hunt_id and contacts.receiver_id = offers.receiver_id
    left join phone_reveals on phone_reveals.giver_id = hunts.giver_id
      and phone_reveals.receiver_id = offers.receiver_id
    where hunts.id = ${id} and hunts.giver_id = ${giverId}
    order by offers.sounded_at desc, offers.id desc limit ${limits.contacts}`

/** Whether somebody received game at a meeting of the hunt, or did not come to it. */
export const hasMeetingsHeld = (db: Db, huntId: number) =>
  hasRows(db)`from offers
    where hunt_id = ${huntId} and (state in ('handedOver', 'noShow') or missed_at is not null)`
