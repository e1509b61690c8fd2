import { sql } from 'kysely'

/** A timestamp in the API's format. */
export const moment = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The day of a timestamp in France. */
export const dayInFrance = (column: string) => sql`(${sql.ref(column)} at time zone 'Europe/Paris')::date`

/** Midnight at the start of a day in France. */
export const startOf = (day: string) => sql`(${day}::date::timestamp at time zone 'Europe/Paris')`
