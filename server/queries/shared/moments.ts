import { sql } from 'kysely'

/** A timestamp as the API sends it. */
export const moment = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The day of a moment, in France. */
export const dayInFrance = (column: string) => sql`(${sql.ref(column)} at time zone 'Europe/Paris')::date`

/** Midnight at the beginning of a day in France. */
export const startOf = (day: string) => sql`(${day}::date::timestamp at time zone 'Europe/Paris')`
