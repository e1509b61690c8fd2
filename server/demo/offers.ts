import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { OfferState } from '../../contract/shared/offers.ts'
import { dayAfter } from '../../contract/days.ts'
import type { Db } from '../database.ts'
import { insertReveal } from '../queries/shared/receivers.ts'
import { insertAll } from '../storage/bulk.ts'
import type { OfferTables } from '../storage/offer-tables.ts'

const states: OfferState[] = [
  'sounded',
  'willing',
  'declined',
  'expired',
  'withdrawn',
  'cancelled',
  'confirmed',
  'accepted',
]
/**
 * States of the offers to receiver@, last hunt first: upcoming hunts have open offers, and the next one
 * awaits an answer.
 */
const nextLast: OfferState[] = [
  'cancelled',
  'willing',
  'sounded',
  'expired',
  'declined',
  'withdrawn',
  'noShow',
  'noShow',
  'cancelledLate',
]
const RECEIVER = 'receiver@example.org'

type Asked = { hunt_id: number; receiver_id: number; distance: number; started_at: string; received: number }

/** How many animals a person received at earlier hunts than this one, by their reports. */
const receivedBefore = (receiverId: RawBuilder<unknown>) => sql`
  (select coalesce(sum(quantity), 0)::integer from donations join hunts as earlier on earlier.id = donations.hunt_id
    where donations.receiver_id = ${receiverId} and earlier.started_at < hunts.started_at) as received`

/**
 * Seeds offers in every state: for a giver's next hunt to its first contacts, and for that giver's hunts
 * to receiver@, one each.
 */
export async function seedOffers(db: Db, giverId: number, today: string): Promise<void> {
  const { rows: toContacts } = await sql<Asked>`
    select contacts.hunt_id, contacts.receiver_id, contacts.distance, hunts.started_at,
      ${receivedBefore(sql`contacts.receiver_id`)}
    from contacts join hunts on hunts.id = contacts.hunt_id
    join users on users.id = contacts.receiver_id
    where hunts.id = (select id from hunts where giver_id = ${giverId} and started_at > ${today}::date
        order by started_at, id limit 1)
      and users.email <> ${RECEIVER}
    order by contacts.distance, contacts.receiver_id limit ${states.length}`.execute(db)
  const { rows: toReceiver } = await sql<Asked>`
    select hunts.id as hunt_id, receivers.user_id as receiver_id, hunts.started_at,
      distance_km(cities.lat, cities.lng, receivers.lat, receivers.lng) as distance,
      ${receivedBefore(sql`receivers.user_id`)}
    from hunts join cities on cities.id = hunts.city_id, receivers
    join users on users.id = receivers.user_id
    where hunts.giver_id = ${giverId} and users.email = ${RECEIVER}
    order by hunts.started_at desc, hunts.id limit ${nextLast.length}`.execute(db)
  // The earlier of two absences is contested.
  const contested = toReceiver[nextLast.lastIndexOf('noShow')]?.hunt_id
  const offers = [
    ...toContacts.map((asked, index) => offerOf(asked, states[index]!, today)),
    ...toReceiver.map((asked, index) => ({
      ...offerOf(asked, nextLast[index]!, today),
      ...(nextLast[index] === 'noShow' && missed(asked, asked.hunt_id === contested)),
    })),
  ]
  await insertAll(db, 'offers', offers)
  if (toContacts[0]) await seedMeeting(db, toContacts[0])
  for (const { receiver_id, state, answered_at } of offers)
    if (['willing', 'confirmed', 'accepted'].includes(state ?? '') && answered_at)
      await insertReveal(db, { giver_id: giverId, receiver_id, shown_at: answered_at, is_given: true })
}

/** Seeds the meeting of a hunt, at the church in the evening, for people with a promise. */
async function seedMeeting(db: Db, { hunt_id, started_at: day }: Asked): Promise<void> {
  await sql`
    with meeting as (
      insert into meetings (hunt_id, place, city_id, starts_at, ends_at, noted_at)
      select id, 'Place de l’église', city_id, (${day}::date + time '18:00') at time zone 'Europe/Paris',
        (${day}::date + time '18:30') at time zone 'Europe/Paris', now()
      from hunts where id = ${hunt_id} returning id, starts_at
    )
    update offers set meeting_id = meeting.id, specimen_type_id = 1,
      expires_at = meeting.starts_at - interval '1 hour',
      remind_at = case when offers.state = 'accepted' then meeting.starts_at - interval '2 hours' end
    from meeting where offers.hunt_id = ${hunt_id} and offers.state in ('confirmed', 'accepted')
  `.execute(db)
}

/** Seeds the evening meetings at which animals were handed over, one each. */
export async function seedMeetingsHeld(db: Db): Promise<void> {
  await sql`
    with given as (
      select animals.*, hunts.city_id, hunts.started_at + time '17:45' as from_hour, contacts.distance,
        ${receivedBefore(sql`animals.receiver_id`)}
      from animals join hunts on hunts.id = animals.hunt_id
      join contacts on contacts.hunt_id = hunts.id and contacts.receiver_id = animals.receiver_id
      where animals.state = 'handedOver'
    ), meeting as (
      insert into meetings (hunt_id, place, city_id, starts_at, ends_at, noted_at)
      select hunt_id, 'Place de l’église', city_id, from_hour at time zone 'Europe/Paris',
        (from_hour + interval '30 minutes') at time zone 'Europe/Paris', noted_at
      from given returning id, hunt_id
    )
    insert into offers (hunt_id, receiver_id, state, sounded_at, expires_at, answered_at, reason, received,
      distance, meeting_id, animal_id, specimen_type_id)
    select given.hunt_id, receiver_id, 'handedOver', noted_at - interval '16 hours', noted_at + interval '5 hours',
      noted_at - interval '15 hours', 'distance', given.received, distance, meeting.id, given.id, specimen_type_id
    from given join meeting on meeting.hunt_id = given.hunt_id`.execute(db)
}

/** Recorded on the evening of the hunt; contested the day after. */
const missed = ({ started_at }: Asked, isContested: boolean) => ({
  missed_at: new Date(`${started_at}T18:00:00Z`),
  ...(isContested && {
    absence: 'contested' as const,
    contested_at: new Date(`${dayAfter(started_at, 1)}T07:00:00Z`),
    contest_words: 'J’y étais, mais le portail de la ferme était fermé.',
  }),
})

/** An offer made this morning or, for a past hunt, the day before it. */
function offerOf(asked: Asked, state: OfferState, today: string): Insertable<OfferTables['offers']> {
  const { started_at, ...row } = asked
  const day = started_at < today ? dayAfter(started_at, -1) : today
  const late = state === 'expired' || started_at < today
  const isAnswered = [
    'willing',
    'declined',
    'cancelled',
    'cancelledLate',
    'confirmed',
    'accepted',
    'noShow',
  ].includes(state)
  return {
    ...row,
    state,
    sounded_at: new Date(`${late ? dayAfter(day, -1) : day}T05:00:00Z`),
    expires_at: new Date(`${late ? day : dayAfter(day, 1)}T${late ? '04' : '20'}:00:00Z`),
    answered_at: isAnswered ? new Date(`${day}T05:30:00Z`) : null,
    idempotency_key: null,
    reason: 'distance',
    last_offer_on: null,
  }
}
