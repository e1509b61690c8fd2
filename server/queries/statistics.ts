import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from '../database.ts'
import type { Asked, Found } from '../statistics/definition.ts'

/** Whether a row concerns the federation asked for; `column` says whose it is. */
export const concerns = ({ federationId }: Asked, column: string): RawBuilder<SqlBool> =>
  federationId === null ? sql`true` : sql`${sql.ref(column)} = ${federationId}`

/** Whether a day lies in the period asked for. */
export function during({ from, to }: Asked, column: string): RawBuilder<SqlBool> {
  const day = sql.ref(column)
  return sql`(${from}::date is null or ${day} >= ${from}::date)
    and (${to}::date is null or ${day} < ${to}::date + 1)`
}

/** The first day of the period in which a moment lies, in France. */
export const periodOf = ({ granularity }: Asked, column: string) =>
  sql`date_trunc(${sql.lit(granularity)}, ${sql.ref(column)})::date`
/** The same for a moment with its hour, which is told in France. */
export const periodInFrance = ({ granularity }: Asked, column: string) =>
  sql`date_trunc(${sql.lit(granularity)}, ${sql.ref(column)} at time zone 'Europe/Paris')::date`

/** Reads rows as lists of cells, in the order of the columns selected. */
export async function cells(db: Db, query: RawBuilder<unknown>, limit: number): Promise<Found> {
  const { rows } = await sql<Record<string, string | number | null>>`${query}`.execute(db)
  return { rows: rows.slice(0, limit).map((row) => Object.values(row)), total: rows.length }
}

/** Whether a hand-over is one that is asked for. */
export const isAsked = (asked: Asked): RawBuilder<SqlBool> => sql`
  ${during(asked, 'donations.day')} and ${concerns(asked, 'donations.federation_id')}
  and (${asked.specimenTypeId}::integer is null or donations.specimen_type_id = ${asked.specimenTypeId})`
