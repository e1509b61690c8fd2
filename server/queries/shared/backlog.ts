import { sql } from 'kysely'
import type { Db } from '../../database.ts'
import { givenUp } from './mails.ts'
import { isDue } from './offers/expiry.ts'
import { isSilent } from './silent-jobs.ts'

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
export async function readBacklog(db: Db, now: Date, silence: number): Promise<Backlog> {
  const { rows } = await sql<Backlog>`
    with deadlines (at) as (
      select expires_at from offers where ${isDue(now)}
      union all select remind_at from offers where remind_at <= ${now}
    ), due (at) as (select next_attempt_at from mails where next_attempt_at <= ${now})
    select (select count(*) from due) as due_mails, ${ageOf('due', now)} as oldest_mail,
      (select count(*) from mails where ${givenUp} and noted_at is null) as refused_mails,
      (select count(*) from deadlines) as due_deadlines, ${ageOf('deadlines', now)} as oldest_deadline,
      (select count(*) from federation_jobs where state = 'running') as running_jobs,
      (select count(*) from federation_jobs where ${isSilent(silence)}) as silent_jobs,
      (select count(*) from sign_in_failures where blocked_until > ${now}) as blocked_sign_ins`.execute(db)
  return rows[0]!
}

const ageOf = (what: string, now: Date) =>
  sql`(select coalesce(extract(epoch from ${now}::timestamptz - min(at)), 0)::float8 from ${sql.table(what)})`

/** The names of the connected replicas, and the bytes of the write-ahead log that each has yet to replay. */
export async function readReplicas(db: Db): Promise<{ name: string; behind: number }[]> {
  const { rows } = await sql<{ name: string; behind: number }>`
    select application_name as name,
      coalesce(pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn), 0)::float8 as behind
    from pg_stat_replication`.execute(db)
  return rows
}
