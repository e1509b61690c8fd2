import { sql } from 'kysely'

/**
 * The database's clock: heartbeats of jobs are written and compared by it, since the clocks of servers
 * may differ.
 */
export const heartbeat = sql<Date>`clock_timestamp()`

/** Whether a running job of `federation_jobs` has given no heartbeat for `silence` milliseconds. */
export const isSilent = (silence: number) =>
  sql<boolean>`(state = 'running' and seen_at < ${heartbeat} - make_interval(secs => ${silence / 1000}))`
