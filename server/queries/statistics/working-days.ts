import { type RawBuilder, sql } from 'kysely'
import { parisDay } from '../../../contract/days.ts'
import type { Db } from '../../database.ts'
import { workingCalendar } from '../../rules/working-hours.ts'
import { dayInFrance } from '../shared/moments.ts'

/** The working calendar from the day of the earliest row to today, as a list of common table expressions. */
export async function calendarSince(
  db: Db,
  earliest: RawBuilder<{ day: string | null }>,
  now: Date,
): Promise<RawBuilder<unknown>> {
  const today = parisDay(now)
  const { rows } = await earliest.execute(db)
  const days = workingCalendar(rows[0]?.day ?? today, today)
  return sql`calendar as (
    select * from unnest(${days.map(({ day }) => day)}::date[], ${days.map(({ works }) => works)}::boolean[],
      ${days.map(({ before }) => before)}::integer[]) as days (day, works, before))`
}

/** Joins the calendar's day of a timestamp under a name. */
export const joinDay = (name: string, moment: string) =>
  sql`left join calendar as ${sql.ref(name)} on ${sql.ref(`${name}.day`)} = ${dayInFrance(moment)}`

/** The working days from the start of the calendar to a timestamp; `name`: its joined day. */
export const workedUntil = (name: string, moment: string): RawBuilder<number> => {
  const local = sql`(${sql.ref(moment)} at time zone 'Europe/Paris')`
  return sql`(${sql.ref(`${name}.before`)} + case when ${sql.ref(`${name}.works`)}
    then extract(epoch from ${local} - date_trunc('day', ${local})) / 86400 else 0 end)`
}
