import { sql } from 'kysely'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, test } from 'vitest'
import { type Db, openDatabase } from '../../../server/database.ts'
import { withPostgres } from './with-postgres.ts'

/** A folder of migrations, by file name; `write` changes or adds one. */
export function plantMigrations(files: Record<string, string>) {
  const path = mkdtempSync(join(tmpdir(), 'venaison-migrations-'))
  const write = (name: string, text: string) => writeFileSync(join(path, name), text)
  for (const [name, text] of Object.entries(files)) write(name, text)
  return { folder: pathToFileURL(`${path}/`), write }
}

let embedded: ReturnType<typeof openDatabase> | undefined

/** The embedded database of these tests, emptied: making one takes seconds. */
async function emptied(): Promise<Db> {
  const { db } = await (embedded ??= openDatabase({ databaseUrl: null, dataDir: null }))
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  return db
}

/** Runs a test with an empty database of each kind, since each may apply migrations in its own way. */
export function onEmptyDatabases(title: string, use: (db: Db) => Promise<void>): void {
  describe('on the embedded database', () => test(title, async () => use(await emptied())))
  describe('on PostgreSQL', () =>
    test(title, () =>
      withPostgres(async (databaseUrl) => {
        const { db, close } = await openDatabase({ databaseUrl, dataDir: null })
        await use(db).finally(close)
      }),
    ))
}

/** Runs a test with several servers' connections to one empty PostgreSQL database; skipped without it. */
export function onServers(title: string, use: (...servers: Db[]) => Promise<void>): void {
  test(title, async () => {
    await withPostgres(async (databaseUrl) => {
      const open = () => openDatabase({ databaseUrl, dataDir: null, lockTimeout: 5000 })
      const servers = await Promise.all(Array.from({ length: use.length }, open))
      await use(...servers.map(({ db }) => db)).finally(() =>
        Promise.all(servers.map(({ close }) => close())),
      )
    })
  })
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
