import { type RawBuilder, sql } from 'kysely'
import type { OwnOffer } from '../../../contract/receiver/offers.ts'
import { parisDay } from '../../../contract/days.ts'
import { limits } from '../../../contract/limits.ts'
import type { AbsenceState, OfferReason } from '../../../contract/shared/offers.ts'
import type { Db } from '../../database.ts'
import type { KeptMeeting } from '../../mails/offer-mails.ts'
import type { Promised } from '../../rules/offers/acknowledgement.ts'
import type { Standing } from '../../rules/offers/fair-order.ts'
import { keptMeetingOf, stateAt, behindUntil } from '../shared/offers/offers.ts'
import { iconUrl } from '../shared/specimen-types.ts'
import { dayAtPlace, placeDay } from '../shared/moments.ts'
import { readFirst, readRows } from '../shared/rows.ts'

/** An offer as stored, with the criterion that decided the turn. */
export type OwnOfferRow = Omit<
  OwnOffer,
  'sounded_at' | 'expires_at' | 'reason' | 'meeting' | 'absence' | 'is_boar' | 'informing'
> &
  Standing &
  Promised & {
    sounded_at: Date
    expires_at: Date
    reason: OfferReason
    meeting_city: string | null
    place: string | null
    starts_at: Date | null
    ends_at: Date | null
    moves: number
    contact_name: string | null
    contact_phone: string | null
    missed_at: Date | null
    absence: AbsenceState
    is_behind_until: string | null
    time_zone: string
  }

/** The day of a meeting where it is. */
const meetingDay = dayAtPlace('meetings.starts_at')

/** Whether the delegate's name is disclosed: to those who accepted, until the end of the day. */
const knowsContact = (now: Date) => sql`offers.state = 'accepted' and ${meetingDay} >= ${placeDay(now)}`

/**
 * Whether an offer is over: the day of its meeting is past or, without a meeting, its hunt is reported or
 * was more than a week ago.
 */
export const isOver = (now: Date) => sql<boolean>`case
  when meetings.id is not null then greatest(hunts.started_at, ${meetingDay}) < ${placeDay(now)}
  when offers.state in ('sounded', 'willing') then hunts.finished_at is not null
    or hunts.started_at + ${limits.meetings.days}::integer < ${placeDay(now)}
  else hunts.started_at < ${placeDay(now)} end`

/** The promised game, in the columns that sanitary rules need. */
const promised = sql`offers.hunt_id, hunts.city_id, offers.animal_id, offers.specimen_type_id, animals.examination`

/** A label by its id; and a part of the hunt's giver. */
const labelOf = (table: 'cities' | 'specimen_types', id: RawBuilder<unknown>) =>
  sql`(select label from ${sql.table(table)} where id = ${id})`
const ofGiver = (part: RawBuilder<unknown>) => sql`(select ${part} from users where id = hunts.giver_id)`

/**
 * Selects offers of one receiver by the condition `which`, with the planned and wished types. What is only
 * shown is looked up instead of joined: many joins take longer to plan than the few rows to read.
 */
const select = (db: Db, receiverId: number, now: Date, which: RawBuilder<unknown>) =>
  readRows<OwnOfferRow>(db)`
    select offers.id, ${stateAt(now)} as state, hunts.started_at, hunts.time_zone,
      jsonb_build_object('label', ${labelOf('cities', sql`hunts.city_id`)}) as city, offers.distance, offers.received,
      offers.last_offer_on, offers.behind_until, offers.reason, offers.missed_at, offers.absence,
      case when offers.missed_at is not null then ${behindUntil(sql`offers.receiver_id`, parisDay(now))} end
        as is_behind_until, offers.sounded_at, offers.expires_at,
      offers.ended_by, ${isOver(now)} as is_over, ${promised},
      ${labelOf('specimen_types', sql`offers.specimen_type_id`)} as given, offers.moves,
      ${labelOf('cities', sql`meetings.city_id`)} as meeting_city, meetings.starts_at, meetings.ends_at,
      case when offers.state in ('accepted', 'handedOver') then meetings.place end as place,
      case when ${knowsContact(now)} then coalesce(meetings.contact_name,
        ${ofGiver(sql`concat_ws(' ', firstname, lastname)`)}) end as contact_name,
      case when ${knowsContact(now)} then case when meetings.contact_name is null
        then ${ofGiver(sql`phone`)} else meetings.contact_phone end end as contact_phone,
      (select coalesce(jsonb_agg(jsonb_build_object('label', specimen_types.label, 'icon_url', ${iconUrl})
          order by specimen_types.id), '[]')
        from wishes join specimen_types on specimen_types.id = wishes.specimen_type_id
        where wishes.receiver_id = offers.receiver_id
          and (not exists (select from hunt_previsions where hunt_previsions.hunt_id = hunts.id)
            or exists (select from hunt_previsions
              where hunt_previsions.hunt_id = hunts.id
                and hunt_previsions.specimen_type_id = wishes.specimen_type_id))) as specimen_types
    from offers join hunts on hunts.id = offers.hunt_id
    left join meetings on meetings.id = offers.meeting_id
    left join animals on animals.id = offers.animal_id
    where offers.receiver_id = ${receiverId} and ${which}`

/** A receiver's latest offers: unanswered ones first, then latest first. */
export async function findOwnOffers(db: Db, receiverId: number, now: Date): Promise<OwnOfferRow[]> {
  const rank = sql`case when ${stateAt(now)} in ('sounded', 'confirmed') then 0
    when offers.state in ('willing', 'accepted') and not ${isOver(now)} then 1
    when offers.missed_at > ${now}::timestamptz - make_interval(days => ${limits.absences.contesting}) then 2
    else 3 end`
  return select(
    db,
    receiverId,
    now,
    sql`true order by ${rank}, offers.sounded_at desc, offers.id desc limit ${limits.offers.listed}`,
  )
}

/** One of a receiver's offers. */
export const findOwnOffer = async (db: Db, receiverId: number, id: number, now: Date) =>
  (await select(db, receiverId, now, sql`offers.id = ${id}`))[0]

/**
 * Locks a receiver's offer with its hunt's giver and day, so that the giver is not anonymised meanwhile.
 * The caller must lock the receiver's account.
 */
export async function lockReceivedOffer(transaction: Db, receiverId: number, id: number, now: Date) {
  await sql`select from users where id = (
    select hunts.giver_id from offers join hunts on hunts.id = offers.hunt_id
    where offers.id = ${id} and offers.receiver_id = ${receiverId}) for key share`.execute(transaction)
  return readFirst<
    Promised &
      Pick<OwnOffer, 'state' | 'ended_by'> & {
        answered_at: Date | null
        starts_at: Date | null
        ends_at: Date | null
        city: string
        today: string
        giver_id: number
        federation_id: number | null
        phone: string | null
        firstname: string
        email: string
        kept: KeptMeeting | null
      }
  >(transaction)`
    select ${stateAt(now)} as state, ${promised}, offers.answered_at, offers.ended_by, hunts.started_at, cities.label as city,
      ${placeDay(now)} as today, hunts.giver_id, givers.federation_id, receivers.phone, receivers.firstname, receivers.email,
      meetings.starts_at, meetings.ends_at, ${keptMeetingOf(stateAt(now))} as kept
    from offers join hunts on hunts.id = offers.hunt_id join cities on cities.id = hunts.city_id
    left join meetings on meetings.id = offers.meeting_id
    left join animals on animals.id = offers.animal_id
    join users as givers on givers.id = hunts.giver_id
    join users as receivers on receivers.id = offers.receiver_id
    where offers.id = ${id} and offers.receiver_id = ${receiverId} for update of offers`
}
