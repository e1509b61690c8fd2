import { type Selectable, sql } from 'kysely'
import type { ConfirmationChoices } from '../../../contract/giver/meetings.ts'
import type { OfferState } from '../../../contract/shared/offers.ts'
import type { Db } from '../../database.ts'
import type { Tables } from '../../storage/tables.ts'
import { openStates, stateAt } from '../shared/offers/offers.ts'
import { hour } from './animal-list.ts'
import { readOne, readRows } from '../shared/rows.ts'

/** The communes for meetings of a hunt: the hunt's own first, then the giver's territories. */
export const findMeetingCities = (db: Db, giverId: number, huntId: number) =>
  readRows<{ id: number; label: string }>(db)`
    select cities.id, cities.label from cities, hunts
    where hunts.id = ${huntId} and (cities.id = hunts.city_id or cities.id in (
      select city_id from territories where giver_id = ${giverId}))
    order by cities.id <> hunts.city_id, cities.label, cities.id`

/** The choices for confirming an offer of a hunt. */
export async function findChoices(
  db: Db,
  giverId: number,
  huntId: number,
  offerId: number,
): Promise<ConfirmationChoices> {
  const offer = await db
    .selectFrom('offers')
    .where('id', '=', offerId)
    .where('state', 'in', ['confirmed', 'accepted'])
    .select(['animal_id', 'specimen_type_id', 'meeting_id'])
    .executeTakeFirst()
  const meeting_id = offer?.meeting_id ?? null
  const animals = await sql<ConfirmationChoices['animals'][number]>`
    select animals.id, animals.tag, specimen_types.label, ${hour} as killed_at
    from animals join hunts on hunts.id = animals.hunt_id
    join specimen_types on specimen_types.id = animals.specimen_type_id
    where animals.hunt_id = ${huntId} and (animals.state = 'available'
      or animals.state = 'held' and animals.id = ${offer?.animal_id ?? null}::bigint)
    order by animals.id`.execute(db)
  const types = await db.selectFrom('specimen_types').select(['id', 'label']).orderBy('id').execute()
  const meeting = await sql<NonNullable<ConfirmationChoices['meeting']>>`
    select place, meetings.city_id, to_char(starts_at at time zone time_zone, 'YYYY-MM-DD') as day,
      to_char(starts_at at time zone time_zone, 'HH24:MI') as from,
      to_char(ends_at at time zone time_zone, 'HH24:MI') as to, contact_name, contact_phone
    from meetings join hunts on hunts.id = meetings.hunt_id where hunt_id = ${huntId}
    order by (meetings.id is not distinct from ${meeting_id}::bigint) desc, meetings.id desc limit 1`.execute(
    db,
  )
  return {
    animals: animals.rows,
    promised: offer ? { animal_id: offer.animal_id, specimen_type_id: offer.specimen_type_id } : null,
    types,
    cities: await findMeetingCities(db, giverId, huntId),
    meeting: meeting.rows[0] ?? null,
  }
}

type Meeting = Omit<Selectable<Tables['meetings']>, 'id'>

/** Finds the identical meeting of the hunt, or inserts a new one. The caller must lock the hunt. */
export async function meetingLike(transaction: Db, meeting: Meeting): Promise<number> {
  const { hunt_id, place, city_id, starts_at, ends_at, contact_name, contact_phone } = meeting
  const { rows } = await sql<{ id: number }>`
    select id from meetings
    where hunt_id = ${hunt_id} and place = ${place} and city_id = ${city_id} and starts_at = ${starts_at}
      and ends_at = ${ends_at} and contact_name is not distinct from ${contact_name}::text
      and contact_phone is not distinct from ${contact_phone}::text
    order by id limit 1`.execute(transaction)
  if (rows[0]) return rows[0].id
  const { id } = await transaction
    .insertInto('meetings')
    .values(meeting)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Locks the confirmed game of one of the giver's offers, after the receiver's account, so that they are
 * not anonymised meanwhile.
 */
export async function lockConfirmed(transaction: Db, id: number, now: Date) {
  await sql`select from users where id = (select receiver_id from offers where id = ${id})
    for key share`.execute(transaction)
  return readOne<{
    state: OfferState
    receiver_id: number
    animal_id: number | null
    specimen_type_id: number | null
    meeting_id: number | null
    ends_at: Date | null
    moves: number
    firstname: string
    email: string
  }>(transaction)`
    select ${stateAt(now)} as state, offers.receiver_id, offers.animal_id, offers.specimen_type_id,
      offers.meeting_id, meetings.ends_at, offers.moves, users.firstname, users.email
    from offers join users on users.id = offers.receiver_id
    left join meetings on meetings.id = offers.meeting_id
    where offers.id = ${id} for update of offers`
}

/** Locks the offer that holds an animal. */
export const lockHolder = (transaction: Db, animalId: number) =>
  transaction
    .selectFrom('offers')
    .where('animal_id', '=', animalId)
    .where('state', 'in', ['confirmed', 'accepted'])
    .select(['id', 'receiver_id'])
    .forUpdate()
    .executeTakeFirst()

/**
 * Reopens the offers by which an animal was handed over, unless the person has another open offer;
 * answers their number.
 */
export async function reopen(transaction: Db, animalId: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update offers set state = 'accepted'
    where animal_id = ${animalId} and state = 'handedOver' and not exists (
      select from offers as others where others.hunt_id = offers.hunt_id
        and others.receiver_id = offers.receiver_id and others.state in ${openStates})`.execute(transaction)
  return Number(numAffectedRows)
}
