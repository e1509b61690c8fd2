import { sql } from 'kysely'
import type { Db } from '../../database.ts'

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
