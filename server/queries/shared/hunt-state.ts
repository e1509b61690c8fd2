import { sql } from 'kysely'
import type { HuntState } from '../../../contract/shared/hunts.ts'

/** The state of a hunt, computed from the day, so that no job has to run at midnight. */
export const stateOn = (today: string) => sql<HuntState>`case
  when hunts.finished_at is not null then 'finished'
  when hunts.started_at < ${today}::date then 'informed'
  else 'planned' end`

/**
 * Whether the giver of `users` can still report a hunt: their account is neither blocked, refused nor
 * anonymised. One awaiting validation again after a new NIT can, once validated.
 */
export const mayReport = sql<boolean>`(users.blocked_at is null and not users.is_deleted
  and not exists (select from givers where givers.user_id = users.id and givers.validation_type = 'ban'))`

/**
 * Whether somebody still expects the report of a hunt of `users`: its day is over, and its giver can report
 * it. Whatever lists or counts hunts awaiting information asks this.
 */
export const isAwaited = (today: string) =>
  sql<boolean>`(hunts.finished_at is null and hunts.started_at < ${today}::date and ${mayReport})`
