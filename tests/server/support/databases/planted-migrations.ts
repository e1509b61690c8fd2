import { sql } from 'kysely'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, test, TestRunner } from 'vitest'
import { type Database, type Db, openDatabase } from '../../../../server/database.ts'
import { temporaryFolder } from '../../../world/temporary-folder.ts'
import { createDatabase, hasPostgres } from './postgres.ts'
import { openPrepared } from './prepared.ts'

/** A folder of migrations, by file name; `write` changes or adds one. */
export function plantMigrations(files: Record<string, string>) {
  const path = temporaryFolder()
  const write = (name: string, text: string) => writeFileSync(join(path, name), text)
  for (const [name, text] of Object.entries(files)) write(name, text)
  return { folder: pathToFileURL(`${path}/`), write }
}

/** The databases of these tests, emptied before each: making one takes seconds. */
let embedded: Promise<Database> | undefined
let url: Promise<string> | undefined

async function empty(db: Db) {
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
}

/** Connections of several servers to one empty database on PostgreSQL. */
async function connected(count: number, use: (servers: Db[]) => Promise<void>) {
  if (!hasPostgres) TestRunner.getCurrentTest()!.context.skip('needs PostgreSQL')
  const databaseUrl = await (url ??= createDatabase())
  const open = () => openDatabase({ databaseUrl, dataDir: null, lockTimeout: 5000 })
  const servers = await Promise.all(Array.from({ length: count }, open))
  try {
    await empty(servers[0]!.db)
    await use(servers.map(({ db }) => db))
  } finally {
    await Promise.all(servers.map(({ close }) => close()))
  }
}

/** Runs a test with an empty database of each kind, since each may apply migrations in its own way. */
export function onEmptyDatabases(title: string, use: (db: Db) => Promise<void>): void {
  describe('on the embedded database', () =>
    test(title, async () => {
      const { db } = await (embedded ??= openPrepared('empty', true))
      await empty(db)
      await use(db)
    }))
  describe('on PostgreSQL', () => test(title, () => connected(1, ([db]) => use(db!))))
}

/** Runs a test with several servers' connections to one empty PostgreSQL database; skipped without it. */
export function onServers(title: string, use: (...servers: Db[]) => Promise<void>): void {
  test(title, () => connected(use.length, (servers) => use(...servers)))
}

/** Holds a transaction with `statement` open while `work` runs, which may end it earlier. */
export async function during(
  db: Db,
  statement: string,
  work: (end: () => Promise<void>, running: Db) => Promise<void>,
): Promise<void> {
  const running = await db.startTransaction().execute()
  const end = async () => {
    if (!running.isCommitted) await running.commit().execute()
  }
  try {
    await sql.raw(statement).execute(running)
    await work(end, running)
  } finally {
    await end()
  }
}

/** Whether a connection to the database waits: for a lock, or by default for any. */
export async function isWaiting(db: Db, event?: string): Promise<boolean> {
  const { rows } = await sql<{ event: string }>`
    select wait_event as event from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return event === undefined ? rows.length > 0 : rows.some((one) => one.event === event)
}
