import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { sql } from 'kysely'
import { openDatabase, type Db } from '../../../server/database.ts'
import { migrate } from '../../../server/storage/migrate.ts'
import { databaseUrl, isReachable, newName, onServer } from './postgres.ts'
import { isSampled, takesAll } from '../../world/sample.ts'
import { remember } from './remembered.ts'

/** Fills a database before every test; without one it is empty but for the migrations. */
export type Seed = (db: Db) => Promise<void>

/**
 * Runs the tests of a block on the embedded database, and again on PostgreSQL when one answers.
 * `fresh()` gives the database, in the seeded state for every test; `again()` puts it back within a
 * test. Blocks with the same seed function share the work.
 */
export function onEveryDatabase(tests: (fresh: () => Db, again: Again) => void, seed: Seed = nothing): void {
  describe('on the embedded database', () => tests(...seeded(embedded, seed)))
  if (isReachable) describe('on PostgreSQL', () => tests(...seeded(postgres, seed)))
}

/**
 * The same on PostgreSQL when one answers, and then a fifth of the tests on the embedded database, which
 * speaks the same SQL (`SAMPLE=all`: all of them). Where none answers, all of them on the embedded one.
 */
export function onAnyDatabase(tests: (fresh: () => Db, again: Again) => void, seed: Seed = nothing): void {
  if (!isReachable || takesAll) return onEveryDatabase(tests, seed)
  describe('on PostgreSQL', () => tests(...seeded(postgres, seed)))
  describe('on the embedded database', () => {
    beforeEach(({ task, skip }) => skip(!isSampled(`${task.file.name} ${task.name}`)))
    tests(...seeded(embedded, seed))
  })
}

/** The same once, on PostgreSQL when one answers: for what costs much and depends on no database. */
export function onOneDatabase(tests: (fresh: () => Db, again: Again) => void, seed: Seed = nothing): void {
  describe('on one database', () => tests(...seeded(isReachable ? postgres : embedded, seed)))
}

/** The same on PostgreSQL only, for what meets on several connections; skipped unless one answers. */
export function onPostgres(tests: (fresh: () => Db, again: Again) => void, seed: Seed = nothing): void {
  describe.runIf(isReachable)('on PostgreSQL', () => tests(...seeded(postgres, seed)))
}

const nothing: Seed = async () => {}

/** A migrated database, and the states it can return to. */
type Field = { db: Db; states: Map<Seed, Again> }

/** One database of each kind for all the test files that this process runs; the run's end removes it. */
const embedded = once(() => openField(null))
const postgres = once(async () => {
  const name = newName()
  await onServer(`create database ${name} template template0`)
  // Nobody needs the data of a test after a crash.
  await onServer(`alter database ${name} set synchronous_commit = off`)
  return openField(databaseUrl(name))
})

async function openField(url: string | null): Promise<Field> {
  const { db } = await openDatabase({ databaseUrl: url, dataDir: null })
  await migrate(db)
  return { db, states: new Map([[nothing, await remember(db, 'bare')]]) }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

/** Puts back every table, or those which alone were changed. */
type Again = (tables?: readonly string[]) => Promise<void>

function seeded(open: () => Promise<Field>, seed: Seed): [fresh: () => Db, again: Again] {
  let field: Field
  const again: Again = (tables) => field.states.get(seed)!(tables)
  beforeAll(async () => {
    field = await open()
    if (field.states.has(seed)) return
    await field.states.get(nothing)!()
    await seed(field.db)
    field.states.set(seed, await remember(field.db, `seeded_${field.states.size}`))
  })
  beforeEach(() => again())
  // The embedded database does not clear the rows of past tests away by itself.
  afterAll(() => sql`vacuum`.execute(field.db))
  return [() => field.db, again]
}
