import { type RawBuilder, sql } from 'kysely'
import type { Ending, Expected } from '../../../../contract/shared/offers.ts'
import { momentAt } from '../../../../contract/time-zones.ts'
import type { Db } from '../../../database.ts'
import { dayAtPlace } from '../moments.ts'
import { iconUrl } from '../specimen-types.ts'
import { hasBegun, openStates, stateAt } from './offers.ts'

type ExpectedRow = Omit<Expected, 'starts_at'> & {
  whose: number
  starts_at: Date | null
  time_zone: string
}

/** The people with an open offer of these hunts, or of these givers: by that id, those expected soonest first. */
export async function findExpected(
  db: Db,
  whose: 'hunts.id' | 'hunts.giver_id',
  ids: readonly number[],
  now: Date,
): Promise<Map<number, Expected[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<ExpectedRow>`
    select ${sql.ref(whose)} as whose, users.firstname, coalesce(users.lastname, '') as lastname,
      case when meetings.ends_at > ${now}::timestamptz and (offers.state = 'accepted' or offers.moves > 0)
        then meetings.starts_at end as starts_at, hunts.time_zone
    from offers join hunts on hunts.id = offers.hunt_id join users on users.id = offers.receiver_id
    left join meetings on meetings.id = offers.meeting_id
    where ${sql.ref(whose)} = any(${ids}::bigint[]) and ${stateAt(now)} in ${openStates}
    order by offers.id`.execute(db)
  const soonest = rows.toSorted(
    (one, other) => (one.starts_at?.getTime() ?? Infinity) - (other.starts_at?.getTime() ?? Infinity) || 0,
  )
  const expected = new Map<number, Expected[]>()
  for (const { whose: id, time_zone, starts_at, ...person } of soonest)
    expected.set(id, [
      ...(expected.get(id) ?? []),
      { ...person, starts_at: starts_at && momentAt(time_zone, starts_at) },
    ])
  return expected
}

/**
 * The open offers to a receiver which end when they leave, those with a meeting first; the giver's name only
 * once they said yes.
 */
export async function findEnding(db: Db, receiverId: number, now: Date): Promise<Ending[]> {
  const { rows: stored } = await sql<Ending & { time_zone: string }>`
    select offers.id, hunts.started_at, hunted.label as city,
      case when offers.state <> 'sounded' then concat_ws(' ', givers.firstname, givers.lastname) end as giver,
      case when meetings.ends_at > ${now}::timestamptz and (offers.state = 'accepted' or offers.moves > 0)
        then jsonb_build_object('city', places.label, 'place',
          case when offers.state = 'accepted' then meetings.place end,
          'starts_at', meetings.starts_at, 'ends_at', meetings.ends_at)
        end as meeting, hunts.time_zone
    from offers join hunts on hunts.id = offers.hunt_id join cities hunted on hunted.id = hunts.city_id
    join users givers on givers.id = hunts.giver_id
    left join meetings on meetings.id = offers.meeting_id left join cities places on places.id = meetings.city_id
    where offers.receiver_id = ${receiverId} and ${stateAt(now)} in ${openStates} and not ${hasBegun(now)}`.execute(
    db,
  )
  const when = ({ meeting, started_at }: Ending) => Date.parse(meeting?.starts_at ?? started_at)
  const inTime = stored.toSorted(
    (one, other) =>
      Number(!one.meeting) - Number(!other.meeting) || when(one) - when(other) || one.id - other.id,
  )
  return inTime.map(({ time_zone, meeting, ...offer }): Ending => {
    const at = (moment: string) => momentAt(time_zone, new Date(moment))
    return {
      ...offer,
      meeting: meeting && { ...meeting, starts_at: at(meeting.starts_at), ends_at: at(meeting.ends_at) },
    }
  })
}

/** A meeting that was called off, as stored, with the labels that its receiver reads. */
export type CalledOff = {
  id: number
  receiver_id: number
  started_at: string
  city: string
  distance: number
  sounded_at: Date
  types: { label: string; icon_url: string }[]
  meeting_city: string
  starts_at: Date
  ends_at: Date
  time_zone: string
}

/** The meetings that were called off and whose day is not past, by `which`: soonest first. */
async function select(db: Db, now: Date, which: RawBuilder<unknown>): Promise<CalledOff[]> {
  const { rows } = await sql<CalledOff>`
    select meetings.offer_id as id, meetings.receiver_id, meetings.hunt_day as started_at, hunted.label as city,
      meetings.distance, meetings.sounded_at, places.label as meeting_city, meetings.starts_at, meetings.ends_at,
      meetings.time_zone, case when specimen_types.id is null then '[]' else jsonb_build_array(
        jsonb_build_object('label', specimen_types.label, 'icon_url', ${iconUrl})) end as types
    from called_off_meetings meetings join cities hunted on hunted.id = meetings.hunt_city_id
    join cities places on places.id = meetings.city_id
    left join specimen_types on specimen_types.id = meetings.specimen_type_id
    where ${which} and ${dayAtPlace('meetings.starts_at', 'meetings.time_zone')}
      >= (${now}::timestamptz at time zone meetings.time_zone)::date`.execute(db)
  return rows.toSorted((one, other) => one.starts_at.getTime() - other.starts_at.getTime())
}

/** Those of a receiver. */
export const findCalledOff = (db: Db, receiverId: number, now: Date) =>
  select(db, now, sql`meetings.receiver_id = ${receiverId}`)

/** The one of a mailed link, while its receiver may sign in. */
export const findCalledOffByToken = async (db: Db, hash: string, now: Date) =>
  (
    await select(
      db,
      now,
      sql`(meetings.token_hash = ${hash} or meetings.confirmation_token_hash = ${hash})
        and exists (select from users where users.id = meetings.receiver_id and users.blocked_at is null)`,
    )
  )[0]
