import { sql } from 'kysely'
import { readFileSync, readdirSync } from 'node:fs'
import type { Db } from '../database.ts'

const folder = new URL('../migrations/', import.meta.url)
/** An arbitrary advisory lock id: of two servers starting concurrently, only one applies each migration. */
const LOCK = 7_363_018

/** The migrations of this release, in order. */
export const migrationNames = (): string[] =>
  readdirSync(folder)
    .filter((name) => /^\d{4}-[\w-]+\.sql$/.test(name))
    .sort()

/**
 * Applies missing migrations, each in its own transaction, and answers their names. If one fails, the
 * database stays as after the one before.
 */
export async function migrate(db: Db): Promise<string[]> {
  const applied: string[] = []
  for (const name of migrationNames()) if (await apply(db, name)) applied.push(name)
  return applied
}

const apply = (db: Db, name: string) =>
  db.transaction().execute(async (transaction) => {
    // The migration of another starting server may take long.
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

/** Whether the database answers and every migration of this release is applied. */
export async function isMigrated(db: Db): Promise<boolean> {
  const rows = await db.selectFrom('migrations').select('name').execute()
  const applied = new Set(rows.map((row) => row.name))
  return migrationNames().every((name) => applied.has(name))
}
