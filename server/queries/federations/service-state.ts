import { sql } from 'kysely'
import type { Db } from '../../database.ts'
import { lanes } from '../../mails/letter.ts'

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
