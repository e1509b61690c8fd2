import { sql } from 'kysely'
import { dayAfter, parisDay } from '../../../contract/days.ts'
import type { HuntState } from '../../../contract/shared/hunts.ts'
import { placeDay } from './moments.ts'

/**
 * Whether the day of a hunt is over where it is. The day after today in France is the latest that may be over
 * anywhere, which an index can answer.
 */
export const isPast = (now: Date) => sql<boolean>`(hunts.started_at < ${dayAfter(parisDay(now), 1)}::date
  and hunts.started_at < ${placeDay(now)})`

/** The state of a hunt, computed from the time, so that no job has to run at midnight. */
export const huntStateAt = (now: Date) => sql<HuntState>`case
  when hunts.finished_at is not null then 'finished'
  when ${isPast(now)} then 'informed'
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
export const isAwaited = (now: Date) =>
  sql<boolean>`(hunts.finished_at is null and ${isPast(now)} and ${mayReport})`
