import { sql } from 'kysely'
import { startOf } from '../moments.ts'
import type { Expired } from './expired.ts'

/** A contact without a note about a call. */
export const unnoted = { call_outcome: null, call_text: null }
/** Whether a contact has one. */
export const isNoted = sql<boolean>`(call_outcome is not null or call_text is not null)`

/** Contacts of hunts before a day with a note about a call. */
export const notedBefore = (day: string): Expired => ({
  table: 'contacts',
  where: sql`${isNoted} and exists (
    select from hunts where hunts.id = contacts.hunt_id and hunts.started_at < ${day}::date)`,
})

/** Animals of hunts before a day that name their examiner. */
export const examinedBefore = (day: string): Expired => ({
  table: 'animals',
  where: sql`animals.examiner_name is not null and exists (
    select from hunts where hunts.id = animals.hunt_id and hunts.started_at < ${day}::date)`,
})

/** Phone reveals before a day in France. */
export const shownBefore = (day: string): Expired => ({
  table: 'phone_reveals',
  where: sql`shown_at < ${startOf(day)}`,
})

/** The offers made before a day. */
export const offeredBefore = (day: string): Expired => ({
  table: 'offers',
  where: sql`sounded_at < ${startOf(day)}`,
})

/** Meetings before a day without offers. */
export const metBefore = (day: string): Expired => ({
  table: 'meetings',
  where: sql`ends_at < ${startOf(day)}
    and not exists (select from offers where offers.meeting_id = meetings.id)`,
})

/** Meetings before a day whose delegates are still named. */
export const delegatesBefore = (day: string): Expired => ({
  table: 'meetings',
  where: sql`contact_name is not null and ends_at < ${startOf(day)}`,
})

/** The links of meetings before a day, which are no longer valid. */
export const linksBefore = (day: string): Expired => ({
  table: 'meeting_links',
  where: sql`meeting_id in (select id from meetings where ends_at < ${startOf(day)})`,
})

/** The meetings called off that ended before a day. */
export const calledOffBefore = (day: string): Expired => ({
  table: 'called_off_meetings',
  where: sql`ends_at < ${startOf(day)}`,
})

/** Availabilities that ended before a day. */
export const endedBefore = (day: string): Expired => ({
  table: 'availabilities',
  where: sql`ended_at < ${day}::date`,
})

/** Corrections of reports before a day in France that still contain a reason, or an assistant. */
export const explainedBefore = (day: string): Expired => ({
  table: 'report_versions',
  where: sql`recorded_at < ${startOf(day)} and (reason is not null or assistant_id is not null)`,
})

/** The same for correction requests and their answers. */
export const answeredBefore = (day: string): Expired => ({
  table: 'report_requests',
  where: sql`coalesce(decided_at, asked_at) < ${startOf(day)} and (reason is not null or answer is not null
    or assistant_id is not null or decided_by is not null)`,
})

/** The contested lines that count again: contested before a day. */
export const overSince = (day: string): Expired => ({
  table: 'contested_lines',
  where: sql`contested_on < ${day} and not is_over`,
})

/** The lines contested before a day. */
export const contestedBefore = (day: string): Expired => ({
  table: 'contested_lines',
  where: sql`contested_on < ${day}`,
})

/** Problems reported before a day. */
export const toldBefore = (day: string): Expired => ({
  table: 'reported_problems',
  where: sql`reported_on < ${day}`,
})

/** Results before a day that still name who entered them, or contain the reason of a correction. */
export const enteredBefore = (day: string): Expired => ({
  table: 'samples',
  where: sql`result_on < ${day}::date
    and (result_by is not null or result_assistant_id is not null
      or overturned_by is not null or reason is not null)`,
})

/** Recalls opened before a day. */
export const openedBefore = (day: string): Expired => ({
  table: 'recalls',
  where: sql`opened_at < ${startOf(day)}`,
})

/** Refusals of givers before a day in France that still have a text. */
export const refusedBefore = (day: string): Expired => ({
  table: 'givers',
  where: sql`refused_at < ${startOf(day)} and (refusal_reason is not null or refusal_note is not null)`,
})

/** Jobs of federations that ended before a day in France and still name who started them. */
export const startedBefore = (day: string): Expired => ({
  table: 'federation_jobs',
  where: sql`ended_at < ${startOf(day)} and started_by is not null`,
})

/** Members whom an import removed before a day in France. */
export const removedBefore = (day: string): Expired => ({
  table: 'removed_retrievers',
  where: sql`removed_at < ${startOf(day)}`,
})

/** Erasures before a day. */
export const erasedBefore = (day: string): Expired => ({
  table: 'erasures',
  where: sql`at < ${startOf(day)}`,
})

/** Runs of retention before a day. */
export const runsBefore = (day: string): Expired => ({
  table: 'retention_runs',
  where: sql`day < ${day}::date`,
})
