import { sql } from 'kysely'
import type { Db } from '../../database.ts'
import { givenUp } from './mails.ts'
import { isDue } from './offers/expiry.ts'
import { lanes } from '../../mails/letter.ts'
import { readOne, readRows } from './rows.ts'

/** What waits to be done; ages in seconds, 0 if nothing waits. */
export type Backlog = {
  /** Mails that are due, and the age of the one that has been due longest. */
  due_mails: number
  oldest_mail: number
  /** Mails that were given up and that no member of staff has noted. */
  refused_mails: number
  /** Offers and reminders of meetings that are overdue, and the age of the oldest. */
  due_deadlines: number
  oldest_deadline: number
  /** Jobs of federations in progress, and those whose process no longer gives a sign of life. */
  running_jobs: number
  silent_jobs: number
  /** Addresses and networks that may not sign in for now, after too many failures. */
  blocked_sign_ins: number
}

/** Reads the backlog in one query. `silence`: milliseconds without a heartbeat until a job counts as silent. */
export const readBacklog = (db: Db, now: Date, silence: number) =>
  readOne<Backlog>(db)`
    with deadlines (at) as (
      select expires_at from offers where ${isDue(now)}
      union all select remind_at from offers where remind_at <= ${now}
    ), due (at) as (select next_attempt_at from mails where next_attempt_at <= ${now})
    select (select count(*) from due) as due_mails, ${ageOf('due', now)} as oldest_mail,
      (select count(*) from mails where ${givenUp} and noted_at is null) as refused_mails,
      (select count(*) from deadlines) as due_deadlines, ${ageOf('deadlines', now)} as oldest_deadline,
      (select count(*) from federation_jobs where state = 'running') as running_jobs,
      (select count(*) from federation_jobs where ${isSilent(silence)}) as silent_jobs,
      (select count(*) from sign_in_failures where blocked_until > ${now}) as blocked_sign_ins`

const ageOf = (what: string, now: Date) =>
  sql`(select coalesce(extract(epoch from ${now}::timestamptz - min(at)), 0)::float8 from ${sql.table(what)})`

/** The names of the connected replicas, and the bytes of the write-ahead log that each has yet to replay. */
export const readReplicas = (db: Db) =>
  readRows<{ name: string; behind: number }>(db)`
    select application_name as name,
      coalesce(pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn), 0)::float8 as behind
    from pg_stat_replication`

/**
 * The database's clock: heartbeats of jobs are written and compared by it, since the clocks of servers
 * may differ.
 */
export const heartbeat = sql<Date>`clock_timestamp()`

/** Whether a running job of `federation_jobs` has given no heartbeat for `silence` milliseconds. */
export const isSilent = (silence: number) =>
  sql<boolean>`(state = 'running' and seen_at < ${heartbeat} - make_interval(secs => ${silence / 1000}))`

/** The version of PostgreSQL, such as « 15.8 ». */
export async function readServer(db: Db): Promise<string> {
  const { rows } = await sql<{
    version: string
  }>`select current_setting('server_version') as version`.execute(db)
  return rows[0]!.version.split(' ')[0]!
}

/** The day on which what is over was last deleted; null if never. */
export async function lastRetention(db: Db): Promise<string | null> {
  const run = await db
    .selectFrom('retention_runs')
    .select('day')
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return run?.day ?? null
}

/** How many urgent mails left since a moment, and how long they took; null without any. */
export async function readUrgent(db: Db, since: Date) {
  const { rows } = await sql<{ sent: number; median: number | null; slowest: number | null }>`
    select count(*) as sent, percentile_cont(0.5) within group (order by took) as median, max(took) as slowest
    from (select extract(epoch from sent_at - created_at)::float8 as took from mails
      where lane = ${lanes.urgent} and sent_at >= ${since}::timestamptz) as urgent`.execute(db)
  const { sent = 0, median = null, slowest = null } = rows[0] ?? {}
  return median === null || slowest === null ? null : { sent, median, slowest }
}
