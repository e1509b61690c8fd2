import { sql } from 'kysely'
import type { AbsenceState } from '../../../../contract/shared/offers.ts'
import { momentAt } from '../../../../contract/time-zones.ts'
import type { Absence } from '../../../../contract/users/absences.ts'
import type { Db } from '../../../database.ts'
import { countRows, cut, type Page, readFirst, readRows } from '../../shared/rows.ts'
import { inScope, type Scope } from '../../shared/federations.ts'
import { moment } from '../../shared/moments.ts'

/** The giver of `hunts` belongs to the caller's federation. */
const isTheirs = (seer: Scope) =>
  inScope(seer, sql`(select federation_id from users where users.id = hunts.giver_id)`)

/** Counts contested absences. */
export const countContested = (db: Db, seer: Scope) =>
  countRows(db)`from offers join hunts on hunts.id = offers.hunt_id
    where offers.absence = 'contested' and ${isTheirs(seer)}`

/** A page of contested absences, oldest first. */
export async function findContested(db: Db, seer: Scope, asked: Page): Promise<Absence[]> {
  const rows = await readRows<Absence & { time_zone: string }>(db)`
    select offers.id, concat_ws(' ', receivers.firstname, receivers.lastname) as receiver,
      concat_ws(' ', givers.firstname, givers.lastname) as giver, federations.name as federation,
      jsonb_build_object('started_at', hunts.started_at, 'city', cities.label) as hunt,
      (select jsonb_build_object('place', meetings.place, 'city', places.label,
          'starts_at', meetings.starts_at)
        from meetings join cities as places on places.id = meetings.city_id
        where meetings.id = offers.meeting_id) as meeting,
      hunts.time_zone, ${moment('offers.missed_at')} as missed_at,
      ${moment('offers.contested_at')} as contested_at, offers.contest_words as words,
      (select count(*) from offers as others where others.receiver_id = offers.receiver_id
        and others.id <> offers.id and others.missed_at is not null
        and others.absence in ('noted', 'upheld')) as others
    from offers join hunts on hunts.id = offers.hunt_id join cities on cities.id = hunts.city_id
    join users as receivers on receivers.id = offers.receiver_id
    join users as givers on givers.id = hunts.giver_id
    left join federations on federations.id = givers.federation_id
    where offers.absence = 'contested' and ${isTheirs(seer)}
    order by offers.contested_at, offers.id ${cut(asked)}`
  return rows.map(({ time_zone, meeting, ...row }) => ({
    ...row,
    meeting: meeting && { ...meeting, starts_at: momentAt(time_zone, new Date(meeting.starts_at)) },
  }))
}

/** Locks an absence that the caller may decide and its receiver, so that neither is erased meanwhile. */
export async function lockAbsence(transaction: Db, id: number, seer: Scope) {
  await sql`select from users where id = (
    select offers.receiver_id from offers join hunts on hunts.id = offers.hunt_id
    where offers.id = ${id} and ${isTheirs(seer)}) for key share`.execute(transaction)
  return readFirst<{
    absence: AbsenceState
    is_missed: boolean
    receiver_id: number
    giver_id: number
    federation_id: number | null
    started_at: string
    city: string
  }>(transaction)`
    select offers.absence, offers.missed_at is not null as is_missed, offers.receiver_id, hunts.giver_id,
      givers.federation_id, hunts.started_at, cities.label as city
    from offers join hunts on hunts.id = offers.hunt_id join cities on cities.id = hunts.city_id
    join users as givers on givers.id = hunts.giver_id
    where offers.id = ${id} and ${isTheirs(seer)} for update of offers`
}
