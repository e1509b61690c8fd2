import { sql } from 'kysely'
import type { Db, DbTransaction } from '../database.ts'
import { exclusively, type Pause, sleep } from './advisory-lock.ts'
import {
  type IndexStatement,
  indexStatements,
  type Migration,
  migrationNames,
  migrationsIn,
  ownMigrations,
} from './migration-files.ts'
import { busy, noteApplied, readHistory } from './migration-history.ts'
import pg from 'pg'

/** An arbitrary advisory lock id: of two servers starting concurrently, only one migrates at a time. */
const LOCK = 7_363_018

/**
 * How migrations are applied. `lockTimeout`: milliseconds that a statement waits for a lock while requests
 * queue behind it, which wait longer (`LOCK_TIMEOUT`). `indexTimeout`: the same for an index made
 * concurrently, which blocks nobody: longer than a transaction of the application may last.
 */
export type Migrating = { folder: URL; lockTimeout: number; indexTimeout: number; pause: Pause }
const usual: Migrating = { folder: ownMigrations, lockTimeout: 3000, indexTimeout: 120_000, pause: sleep }

/**
 * Applies missing migrations and answers their names. Each file is one transaction; a concurrent file runs
 * statement by statement. If one fails, the database stays as after the one before.
 * @throws MigrationRefused if an applied file has changed, or a lock cannot be had
 */
export async function migrate(db: Db, given: Partial<Migrating> = {}): Promise<string[]> {
  const how = { ...usual, ...given }
  const known = migrationsIn(how.folder)
  return db.connection().execute((connection) =>
    exclusively(connection, { id: LOCK, pause: how.pause }, async () => {
      const done = await inTransaction(connection, how, 'La liste des migrations', (transaction) =>
        readHistory(transaction, known),
      )
      const missing = known.filter(({ name }) => !done.has(name))
      for (const migration of missing) await apply(connection, migration, how)
      return missing.map(({ name }) => name)
    }),
  )
}

const apply = (connection: Db, migration: Migration, how: Migrating) =>
  migration.isConcurrent
    ? applyConcurrently(connection, migration, how)
    : inTransaction(connection, how, `La migration ${migration.name}`, async (transaction) => {
        await sql.raw(migration.text).execute(transaction)
        await noteApplied(transaction, migration)
      })

/** Works in a transaction that is tried again while others hold its locks; `subject` names it in French. */
function inTransaction<T>(
  connection: Db,
  { lockTimeout, pause }: Migrating,
  subject: string,
  work: (transaction: DbTransaction) => Promise<T>,
): Promise<T> {
  const attempt = () =>
    connection.transaction().execute(async (transaction) => {
      await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(transaction)
      await sql`set local statement_timeout = 0`.execute(transaction)
      return work(transaction)
    })
  return orRefused(patiently(attempt, pause), subject)
}

const INDEX_LEFT = 'l’index sera fait au prochain démarrage'

async function applyConcurrently(connection: Db, migration: Migration, how: Migrating) {
  await sql`set lock_timeout = ${sql.lit(how.indexTimeout)}`.execute(connection)
  await sql`set statement_timeout = 0`.execute(connection)
  try {
    for (const statement of indexStatements(migration.text)) {
      const attempt = () => changeIndex(connection, statement)
      await orRefused(patiently(attempt, how.pause), `La migration ${migration.name}`, INDEX_LEFT)
    }
    await noteApplied(connection, migration)
  } finally {
    await sql`reset lock_timeout`.execute(connection)
    await sql`reset statement_timeout`.execute(connection)
  }
}

/** A failed attempt leaves an invalid index, which would be kept as existing, and slows down writes. */
async function changeIndex(connection: Db, { text, creates }: IndexStatement): Promise<void> {
  if (creates) await dropInvalid(connection, creates)
  try {
    await sql.raw(text).execute(connection)
  } catch (error) {
    // What cannot be dropped now is dropped by the next attempt.
    if (creates) await dropInvalid(connection, creates).catch(() => {})
    throw error
  }
}

async function dropInvalid(connection: Db, index: string): Promise<void> {
  const { rows } = await sql`
    select from pg_index where indexrelid = to_regclass(${index}) and not indisvalid`.execute(connection)
  if (rows.length > 0) await sql`drop index concurrently if exists ${sql.id(index)}`.execute(connection)
}

const orRefused = <T>(tried: Promise<T>, ...[subject, left]: Parameters<typeof busy>): Promise<T> =>
  tried.catch((error: unknown) => {
    throw isBusy(error) ? busy(subject, left) : error
  })

/** Whether the database answers and every migration of this release is applied. */
export async function isMigrated(db: Db): Promise<boolean> {
  const rows = await db.selectFrom('migrations').select('name').execute()
  const applied = new Set(rows.map((row) => row.name))
  return migrationNames().every((name) => applied.has(name))
}

/** The SQLSTATEs of a lock time-out and of a deadlock, which the same transaction may not meet again. */
const BUSY = /^(55P03|40P01)$/

/**
 * Milliseconds between attempts, so that what queued behind one is served before the next. Together
 * longer than a transaction of the application may be idle.
 */
const PAUSES = [1000, 2000, 4000, 8000, 16_000, 32_000]

const isBusy = (error: unknown): boolean => error instanceof pg.DatabaseError && BUSY.test(error.code ?? '')

/** Makes the attempt again, after growing pauses, while it fails for a lock that others hold. */
async function patiently<T>(attempt: () => Promise<T>, pause: Pause): Promise<T> {
  for (const ms of PAUSES) {
    try {
      return await attempt()
    } catch (error) {
      if (!isBusy(error)) throw error
    }
    await pause(ms)
  }
  return attempt()
}
