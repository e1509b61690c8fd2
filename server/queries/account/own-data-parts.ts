import { type RawBuilder, sql } from 'kysely'

/** How other people are named in a personal data export. */
export const named = sql`case when users.is_deleted then 'Compte supprimé'
  else concat_ws(' ', users.firstname, users.lastname) end`

/** The rows of a query as a JSON list of objects. */
export const listed = (query: RawBuilder<unknown>) =>
  sql`(select coalesce(jsonb_agg(to_jsonb(listed)), '[]') from (${query}) as listed)`
