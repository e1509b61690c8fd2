import { type RawBuilder, sql, type SqlBool, type Insertable } from 'kysely'
import { RECEIVER } from '../../../contract/shared/users.ts'
import type { Db } from '../../database.ts'
import type { Asked, Found } from '../../statistics/definition.ts'
import { inScope } from '../shared/federations.ts'
import type { TechnicalTables } from '../../storage/technical-tables.ts'
import type { Choices } from '../../statistics/filters.ts'
import { parisDay } from '../../../contract/days.ts'
import { workingCalendar } from '../../rules/working-hours.ts'
import { dayInFrance } from '../shared/moments.ts'

/** Whether a day is within the requested period. */
export const during = ({ from, to }: Asked, column: string): RawBuilder<SqlBool> =>
  sql`(${from}::date is null or ${sql.ref(column)} >= ${from}::date)
    and (${to}::date is null or ${sql.ref(column)} <= ${to}::date)`

/** Whether a timestamp is within the requested period, in days of France. */
export const duringInFrance = ({ from, to }: Asked, column: string): RawBuilder<SqlBool> =>
  sql`(${from}::date is null or ${sql.ref(column)} >= ${midnightOf(sql`${from}::date`)})
    and (${to}::date is null or ${sql.ref(column)} < ${midnightOf(sql`${to}::date + 1`)})`

const midnightOf = (day: RawBuilder<unknown>) => sql`(${day})::timestamp at time zone 'Europe/Paris'`

/** The hour of a timestamp. Grouping by hour first leaves fewer values to convert to days in France. */
export const hourOf = (column: string) => sql`date_bin('1 hour', ${sql.ref(column)}, 'epoch'::timestamptz)`

/** The first day of a day's period. Grouping by day first, then by period, is faster. */
export const periodOf = ({ granularity }: Asked, column: string) =>
  sql`date_trunc(${sql.lit(granularity)}, ${sql.ref(column)})::date`

/** Whether a user is a receiver, by their role. */
export const isReceiver: RawBuilder<SqlBool> = sql`
  users.role_id = (select id from roles where code = ${RECEIVER})`

/** Reads rows as lists of cells, in the order of the columns selected. */
export async function cells(db: Db, query: RawBuilder<unknown>): Promise<Found> {
  const { rows } = await sql<Record<string, string | number | null>>`${query}`.execute(db)
  return { rows: rows.map((row) => Object.values(row)) }
}

/** Whether a hand-over matches the filters. */
export const isAsked = (asked: Asked): RawBuilder<SqlBool> => sql`
  ${during(asked, 'donations.day')} and ${inScope(asked, 'donations.federation_id')}
  and (${asked.specimenTypeId}::integer is null or donations.specimen_type_id = ${asked.specimenTypeId})`

export const insertExport = (db: Db, row: Insertable<TechnicalTables['exports']>) =>
  db.insertInto('exports').values(row).execute()

/** The export that a person requested under this hash; undefined for another person or after expiry. */
export const findExport = (db: Db, tokenHash: string, userId: number, now: Date) =>
  db
    .selectFrom('exports')
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .select(['statistic', 'chosen', 'created_at'])
    .executeTakeFirst()

/** The options of the filters of statistics. */
export async function findChoices(db: Db): Promise<Choices> {
  const federations = await db
    .selectFrom('federations')
    .select(['id', 'code', 'name'])
    .orderBy('department_code')
    .execute()
  const specimenTypes = await db.selectFrom('specimen_types').select(['id', 'label']).orderBy('id').execute()
  return { federations, specimenTypes }
}

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
