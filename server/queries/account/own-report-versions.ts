import { sql } from 'kysely'
import { listed, named } from './own-data-parts.ts'
import { moment } from '../shared/moments.ts'

/** The report versions of a giver, as one JSON list. */
export const versionsOf = (id: number) =>
  listed(sql`
        select hunts.started_at as hunt_started_at, report_versions.number as version,
          ${moment('report_versions.recorded_at')} as recorded_at, report_versions.reason, ${listed(sql`
            select ${named} as receiver, specimen_types.label as specimen_type, report_version_rows.quantity
            from report_version_rows join users on users.id = receiver_id
            join specimen_types on specimen_types.id = specimen_type_id
            where version_id = report_versions.id order by users.id, specimen_types.id`)} as says
        from report_versions join hunts on hunts.id = report_versions.hunt_id
        where hunts.giver_id = ${id}
        order by hunts.started_at, hunts.id, report_versions.id`)

/** The corrections that a giver requested, as one JSON list. */
export const askedBy = (id: number) =>
  listed(sql`
    select hunts.started_at as hunt_started_at, ${moment('asked_at')} as asked_at, reason,
      ${moment('decided_at')} as decided_at, answer, ${listed(sql`
        select ${named} as receiver, specimen_types.label as specimen_type, report_request_rows.quantity
        from report_request_rows join users on users.id = receiver_id
        join specimen_types on specimen_types.id = specimen_type_id
        where request_id = report_requests.id order by users.id, specimen_types.id`)} as says
    from report_requests join hunts on hunts.id = report_requests.hunt_id
    where hunts.giver_id = ${id} order by report_requests.id`)

/** What report versions and requested corrections state that a receiver got, as one JSON list. */
export const reportedOf = (id: number) =>
  listed(sql`
    select hunts.started_at as hunt_started_at, ${named} as giver, said.version, said.recorded_at,
      specimen_types.label as specimen_type, said.quantity
    from (
      select hunt_id, number as version, ${moment('recorded_at')} as recorded_at, specimen_type_id, quantity
      from report_version_rows join report_versions on report_versions.id = version_id
      where receiver_id = ${id}
      union all
      select hunt_id, null, ${moment('asked_at')}, specimen_type_id, quantity
      from report_request_rows join report_requests on report_requests.id = request_id
      where receiver_id = ${id}
    ) as said
    join hunts on hunts.id = said.hunt_id join users on users.id = hunts.giver_id
    join specimen_types on specimen_types.id = said.specimen_type_id
    order by hunts.started_at, hunts.id, said.version, specimen_types.id`)
