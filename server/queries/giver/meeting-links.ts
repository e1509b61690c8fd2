import { sql } from 'kysely'
import type { DelegatedMeeting, ExpectedPerson } from '../../../contract/giver/meeting-links.ts'
import { momentAt } from '../../../contract/time-zones.ts'
import type { Db } from '../../database.ts'
import { dayAtPlace, placeDay } from '../shared/moments.ts'
import { hasRows, readFirst, readRows } from '../shared/rows.ts'

/** A meeting as stored, with the time zone of its hunt. */
type Zoned<Meeting> = Omit<Meeting, 'starts_at' | 'ends_at'> & {
  starts_at: Date
  ends_at: Date
  time_zone: string
}

const meetingAtPlace = ({ time_zone, ...meeting }: Zoned<DelegatedMeeting>): DelegatedMeeting => ({
  ...meeting,
  starts_at: momentAt(time_zone, meeting.starts_at),
  ends_at: momentAt(time_zone, meeting.ends_at),
})

const isNotOver = (now: Date) => sql<boolean>`${dayAtPlace('meetings.ends_at')} >= ${placeDay(now)}`

/** The meetings of one of the giver's hunts that a delegate holds, until the end of their day. */
export async function findDelegatedMeetings(
  db: Db,
  { giverId, huntId, now }: { giverId: number; huntId: number; now: Date },
): Promise<DelegatedMeeting[]> {
  const { rows } = await sql<Zoned<DelegatedMeeting>>`
    select meetings.id, meetings.place, cities.label as city, meetings.starts_at, meetings.ends_at, hunts.time_zone,
      jsonb_build_object('name', meetings.contact_name, 'phone', meetings.contact_phone) as delegate,
      meeting_links.meeting_id is not null as is_open,
      coalesce((select jsonb_agg(jsonb_build_object('name', concat_ws(' ', users.firstname, users.lastname),
          'what', offers.state) order by offers.id)
        from offers join users on users.id = offers.receiver_id
        where offers.meeting_id = meetings.id and offers.delegate_noted = offers.state), '[]'::jsonb) as noted
    from meetings join hunts on hunts.id = meetings.hunt_id join cities on cities.id = meetings.city_id
    left join meeting_links on meeting_links.meeting_id = meetings.id
    where hunts.id = ${huntId} and hunts.giver_id = ${giverId} and meetings.contact_name is not null
      and ${isNotOver(now)}
      and exists (select from offers where offers.meeting_id = meetings.id
        and offers.state in ('confirmed', 'accepted', 'handedOver', 'noShow'))
    order by meetings.starts_at, meetings.id`.execute(db)
  return rows.map(meetingAtPlace)
}

/** Locks a meeting of the giver, and reads their federation; undefined if it is not theirs. */
export const lockMeeting = (transaction: Db, giverId: number, id: number, now: Date) =>
  readFirst<{ id: number; contact_name: string | null; is_not_over: boolean }>(transaction)`
    select meetings.id, meetings.contact_name, ${isNotOver(now)} as is_not_over
    from meetings join hunts on hunts.id = meetings.hunt_id
    where meetings.id = ${id} and hunts.giver_id = ${giverId} for update of meetings`

/** Stores the link of a meeting, replacing an earlier one. */
export const keepLink = (transaction: Db, meeting_id: number, token_hash: string, made_at: Date) =>
  transaction
    .insertInto('meeting_links')
    .values({ meeting_id, token_hash, made_at })
    .onConflict((conflict) => conflict.column('meeting_id').doUpdateSet({ token_hash, made_at }))
    .execute()

/** Deletes the link of a meeting; answers whether it existed. */
export async function deleteLink(transaction: Db, meetingId: number): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('meeting_links')
    .where('meeting_id', '=', meetingId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** The meeting of a link, with its hunt and giver. */
export type Linked = {
  id: number
  place: string
  city: string
  starts_at: Date
  ends_at: Date
  delegate: string
  hunt_id: number
  hunt_city_id: number
  started_at: string
  time_zone: string
  today: string
  giver_id: number
  federation_id: number | null
}

/** The meeting of a link, until the end of its day and as long as its giver may hand over. */
export const findLinkedMeeting = (db: Db, hash: string, now: Date) =>
  readFirst<Linked>(db)`
    select meetings.id, meetings.place, cities.label as city, meetings.starts_at, meetings.ends_at,
      meetings.contact_name as delegate, hunts.id as hunt_id, hunts.city_id as hunt_city_id,
      hunts.started_at, hunts.time_zone, ${placeDay(now)} as today, hunts.giver_id, users.federation_id
    from meeting_links join meetings on meetings.id = meeting_links.meeting_id
    join cities on cities.id = meetings.city_id join hunts on hunts.id = meetings.hunt_id
    join users on users.id = hunts.giver_id
    where meeting_links.token_hash = ${hash} and meetings.contact_name is not null and ${isNotOver(now)}
      and users.blocked_at is null and not users.is_deleted
      and not exists (select from givers
        where givers.user_id = users.id and givers.validation_type in ('waiting', 'ban'))`

/**
 * Locks the link until the end of the transaction, so that it is not closed meanwhile. Answers whether it
 * exists.
 */
export async function holdLink(transaction: Db, hash: string): Promise<boolean> {
  const { rows } = await sql`select from meeting_links where token_hash = ${hash} for share`.execute(
    transaction,
  )
  return rows.length > 0
}

export type ExpectedRow = Omit<ExpectedPerson, 'is_boar' | 'informing' | 'obstacle'> & {
  animal_id: number | null
  specimen_type_id: number
  examination: 'none' | 'sound' | 'doubtful'
}

/** The people who accepted a meeting, including those already handled. */
export const findPeopleOf = (db: Db, meetingId: number) =>
  readRows<ExpectedRow>(db)`
    select offers.id, users.firstname, coalesce(users.lastname, '') as lastname, users.phone,
      concat_ws(', ', types.label, 'bracelet ' || animals.tag) as given, offers.state, offers.animal_id,
      types.id as specimen_type_id, coalesce(animals.examination, 'none') as examination
    from offers join users on users.id = offers.receiver_id
    left join animals on animals.id = offers.animal_id
    join specimen_types types on types.id = coalesce(animals.specimen_type_id, offers.specimen_type_id)
    where offers.meeting_id = ${meetingId} and offers.state in ('accepted', 'handedOver', 'noShow')
      and not users.is_deleted
    order by offers.state <> 'accepted', users.firstname, users.lastname, offers.id`

/** Whether a person accepted this meeting, or was already handled at it. */
export const isExpected = (transaction: Db, meetingId: number, offerId: number) =>
  hasRows(transaction)`from offers where id = ${offerId} and meeting_id = ${meetingId}
    and state in ('accepted', 'handedOver', 'noShow')`

/** Records that an offer's outcome was entered through the link. */
export const noteByDelegate = (transaction: Db, id: number, delegate_noted: 'handedOver' | 'noShow') =>
  transaction.updateTable('offers').set({ delegate_noted }).where('id', '=', id).execute()
