import { sql } from 'kysely'
import type { Db } from '../../database.ts'
import { readOne } from '../shared/rows.ts'

/**
 * Times of a day in a time zone, `HH:MM`, as timestamps. `skipped`: the first one that does not exist because
 * of a clock change.
 */
export const momentsOf = (
  db: Db,
  { day, from, to }: { day: string; from: string; to: string },
  zone: string,
) =>
  readOne<{ starts_at: Date; ends_at: Date; skipped: 'from' | 'to' | null }>(db)`
    select starts_at, ends_at,
      case when starts_at at time zone zone <> starts then 'from'
        when ends_at at time zone zone <> ends then 'to' end as skipped
    from (select (${day}::date + ${from}::time) as starts, (${day}::date + ${to}::time) as ends, ${zone}::text as zone) as hours,
      lateral (select starts at time zone zone as starts_at,
        ends at time zone zone as ends_at) as moments`

/**
 * The start of the meeting for which an animal is held, `HH:MM` where the hunt is, if it is before the given time
 * of its day.
 */
export async function findMeetingBefore(
  transaction: Db,
  animalId: number,
  { started_at, time_zone }: { started_at: string; time_zone: string },
  killedAt: string,
) {
  const { rows } = await sql<{ from: string }>`
    select to_char(meetings.starts_at at time zone ${time_zone}::text, 'HH24:MI') as from
    from offers join meetings on meetings.id = offers.meeting_id
    where offers.animal_id = ${animalId} and offers.state in ('confirmed', 'accepted')
      and meetings.starts_at < (${started_at}::date + ${killedAt}::time) at time zone ${time_zone}::text`.execute(
    transaction,
  )
  return rows[0]?.from
}
