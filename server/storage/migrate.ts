import { sql } from 'kysely'
import { readFileSync, readdirSync } from 'node:fs'
import type { Db } from '../database.ts'

const folder = new URL('../migrations/', import.meta.url)
/** Any number that nothing else locks: two servers starting at once apply each migration once. */
const LOCK = 7_363_018

/** The migrations of this version of the server, in order. */
export const migrationNames = (): string[] =>
  readdirSync(folder)
    .filter((name) => /^\d{4}-[\w-]+\.sql$/.test(name))
    .sort()

/**
 * Applies what is missing, each file in one transaction, and answers the names applied now.
 * A file that fails leaves the database as the one before it did.
 */
export async function migrate(db: Db): Promise<string[]> {
  const applied: string[] = []
  for (const name of migrationNames()) if (await apply(db, name)) applied.push(name)
  return applied
}

const apply = (db: Db, name: string) =>
  db.transaction().execute(async (transaction) => {
    // Another server that starts may take long.
    await sql`set local lock_timeout = 0`.execute(transaction)
    await sql`set local statement_timeout = 0`.execute(transaction)
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction)
    await sql`create table if not exists migrations (
      name text primary key, applied_at timestamptz not null default now())`.execute(transaction)
    const done = await transaction.selectFrom('migrations').where('name', '=', name).select('name').execute()
    if (done.length > 0) return false
    await sql.raw(readFileSync(new URL(name, folder), 'utf8')).execute(transaction)
    await transaction.insertInto('migrations').values({ name }).execute()
    return true
  })

/** Whether the database answers and every migration of this version was applied. */
export async function isMigrated(db: Db): Promise<boolean> {
  const rows = await db.selectFrom('migrations').select('name').execute()
  const applied = new Set(rows.map((row) => row.name))
  return migrationNames().every((name) => applied.has(name))
}
