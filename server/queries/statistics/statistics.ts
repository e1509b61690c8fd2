import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { RECEIVER } from '../../../contract/shared/users.ts'
import type { Db } from '../../database.ts'
import type { Asked, Found } from '../../statistics/definition.ts'
import { inScope } from '../shared/federation-scope.ts'

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
