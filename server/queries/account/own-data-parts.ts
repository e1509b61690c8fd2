import { type RawBuilder, sql } from 'kysely'
import { moment } from '../shared/moments.ts'

/** How other people are named in a personal data export. */
export const named = sql`case when users.is_deleted then 'Compte supprimé'
  else concat_ws(' ', users.firstname, users.lastname) end`

/** The rows of a query as a JSON list of objects. */
export const listed = (query: RawBuilder<unknown>) =>
  sql`(select coalesce(jsonb_agg(to_jsonb(listed)), '[]') from (${query}) as listed)`

/** The outcome of an offer, and the confirmed meeting. */
export const offered = sql`offers.state, ${moment('offers.sounded_at')} as sounded_at,
  ${moment('offers.expires_at')} as expires_at, ${moment('offers.answered_at')} as answered_at,
  (select label from specimen_types where id = offers.specimen_type_id) as specimen_type,
  (select ${moment('starts_at')} from meetings where id = offers.meeting_id) as meeting_starts_at,
  (select ${moment('ends_at')} from meetings where id = offers.meeting_id) as meeting_ends_at,
  ${moment('offers.warned_at')} as warned_at, ${moment('offers.missed_at')} as missed_at,
  case when offers.missed_at is not null then offers.absence end as absence`

/** The meetings that a giver entered. */
export const meetingsBy = (id: number) => sql`
  select hunts.started_at as hunt_started_at, meetings.place, cities.label_full as city,
    ${moment('meetings.starts_at')} as starts_at, ${moment('meetings.ends_at')} as ends_at,
    meetings.contact_name, meetings.contact_phone
  from meetings join hunts on hunts.id = meetings.hunt_id join cities on cities.id = meetings.city_id
  where hunts.giver_id = ${id} order by meetings.starts_at, meetings.id`

/** The recalls that affect a person, and whether they confirmed them. */
export const recallsOf = (id: number) => sql`
  select ${moment('recalls.opened_at')} as opened_at, recalls.reason, recall_receivers.state,
    ${moment('recall_receivers.told_at')} as told_at, ${moment('recall_receivers.answered_at')} as answered_at,
    recall_receivers.call_attempts, recall_receivers.given_up_reason
  from recall_receivers join recalls on recalls.id = recall_receivers.recall_id
  where recall_receivers.receiver_id = ${id} order by recalls.opened_at, recalls.id`

/** The animals that a person noted as a giver, for their data export. */
export const animalsOf = (id: number) => sql`
        select hunts.started_at as hunt_started_at, specimen_types.label as specimen_type, animals.tag,
          animals.sex, animals.weight, ${moment('animals.killed_at')} as killed_at, animals.examination,
          animals.examiner_name, animals.examiner_number, animals.sheet, animals.state, animals.withdrawal,
          case when users.id is not null then ${named} end as receiver,
          ${moment('animals.handed_over_at')} as handed_over_at, ${moment('animals.noted_at')} as noted_at
        from animals
        join hunts on hunts.id = animals.hunt_id
        join specimen_types on specimen_types.id = animals.specimen_type_id
        left join users on users.id = animals.receiver_id
        where hunts.giver_id = ${id} order by hunts.started_at, animals.id`

/** The animals that a person received. */
export const animalsGot = (id: number) => sql`
        select hunts.started_at as hunt_started_at, cities.label_full as city, ${named} as giver,
          specimen_types.label as specimen_type, animals.tag,
          ${moment('animals.handed_over_at')} as handed_over_at, animals.is_warned
        from animals
        join hunts on hunts.id = animals.hunt_id
        join cities on cities.id = hunts.city_id
        join users on users.id = hunts.giver_id
        join specimen_types on specimen_types.id = animals.specimen_type_id
        where animals.receiver_id = ${id} order by hunts.started_at, animals.id`

/** The problems that a person reported about received animals. */
export const problemsOf = (id: number) => sql`
  select reported_problems.reported_on, hunts.started_at as hunt_started_at, cities.label_full as city,
    specimen_types.label as specimen_type, animals.tag, reported_problems.text
  from reported_problems
  join animals on animals.id = reported_problems.animal_id
  join hunts on hunts.id = animals.hunt_id
  join cities on cities.id = hunts.city_id
  join specimen_types on specimen_types.id = animals.specimen_type_id
  where reported_problems.receiver_id = ${id} order by reported_problems.reported_on, reported_problems.id`

/** What the person says that they did not receive. */
export const contestedBy = (id: number) => sql`
  select hunts.started_at as hunt_started_at, cities.label_full as city, contested_lines.contested_on
  from contested_lines join hunts on hunts.id = contested_lines.hunt_id join cities on cities.id = hunts.city_id
  where contested_lines.receiver_id = ${id} order by hunts.started_at, hunts.id`

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
