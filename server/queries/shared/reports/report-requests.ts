import { type RawBuilder, sql } from 'kysely'

/** Whether a pending correction request states that this contact received something. */
export const isAskedFor = sql`exists (
  select from report_requests join report_request_rows on request_id = report_requests.id
  where report_requests.hunt_id = contacts.hunt_id and state = 'requested'
    and report_request_rows.receiver_id = contacts.receiver_id)`

/**
 * The changes of a correction request (row of `report_requests`) to the version it corrects, as a list of
 * `ReportChange` with names of game types. `isNamed`: whether the reader may see the name of `users`.
 */
export const requestedChanges = (isNamed: RawBuilder<unknown>) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'person', case when ${isNamed} then concat_ws(' ', users.firstname, users.lastname) end,
    'specimen_type_id', specimen_type_id, 'before', coalesce(said.quantity, 0),
    'after', coalesce(asked.quantity, 0), 'label', specimen_types.label,
    'label_plural', specimen_types.label_plural
  ) order by users.lastname collate "und-x-icu", users.firstname collate "und-x-icu", users.id,
    specimen_type_id), '[]')
  from (
    select receiver_id, specimen_type_id, quantity from report_request_rows
    where request_id = report_requests.id
  ) as asked
  full join (
    select receiver_id, specimen_type_id, quantity from report_version_rows
    join report_versions on report_versions.id = version_id
    where report_versions.hunt_id = report_requests.hunt_id
      and report_versions.number = report_requests.version
  ) as said using (receiver_id, specimen_type_id)
  join users on users.id = receiver_id
  join specimen_types on specimen_types.id = specimen_type_id
  where asked.quantity is distinct from said.quantity)`
