import { type RawBuilder, sql } from 'kysely'

/** How other people are named in a person's export. */
export const named = sql`case when users.is_deleted then 'Compte supprimé'
  else concat_ws(' ', users.firstname, users.lastname) end`

/** A timestamp as the API sends it. */
export const moment = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The rows of a query as one list of objects. */
export const listed = (query: RawBuilder<unknown>) =>
  sql`(select coalesce(jsonb_agg(to_jsonb(listed)), '[]') from (${query}) as listed)`
