import { sql } from 'kysely'
import { moment } from '../shared/moments.ts'

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
