import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest'
import { openDatabase, type Db } from '../../../server/database.ts'
import { hasPostgres } from './databases/postgres.ts'
import { openPrepared, preparedDatabase, preparedFolder } from './databases/prepared.ts'
import { type PutBack, watchTables } from './databases/remembered.ts'

/** Seeds a database before every test; without it, the database is only migrated. */
export type Seed = (db: Db) => Promise<void>

/**
 * The tests of a block: `fresh` gives their database, `again` restores it, `written` names the tables written to
 * since.
 */
type Tests = (fresh: () => Db, again: PutBack, written: () => Promise<ReadonlySet<string>>) => void

/**
 * Runs a block's tests on PostgreSQL, or on the embedded database where that is left out. The database is in
 * the seeded state for every test. Blocks with the same seed function share the seeding.
 */
export function onAnyDatabase(tests: Tests, seed: Seed = nothing): void {
  if (hasPostgres) onPostgres(tests, seed)
  else describe('on the embedded database', () => tests(...seeded(embedded, seed)))
}

/** Runs a block's tests on PostgreSQL only, for tests that need several connections; skipped without it. */
export function onPostgres(tests: Tests, seed: Seed = nothing): void {
  describe.runIf(hasPostgres)('on PostgreSQL', () => tests(...seeded(postgres, seed)))
}

/**
 * Runs a test on a new database of each kind in every run, for what is written for each of them:
 * migrations. All else runs once, and `npm run test:all` repeats it on the embedded one.
 */
export function onPreparedDatabases(
  state: Parameters<typeof preparedFolder>[0],
  title: string,
  use: (db: Db) => Promise<void>,
): void {
  for (const isEmbedded of [true, false])
    test.runIf(isEmbedded || hasPostgres)(
      `${title}, on ${isEmbedded ? 'the embedded database' : 'PostgreSQL'}`,
      async () => {
        const { db, close } = await openPrepared(state, isEmbedded)
        await use(db).finally(close)
      },
    )
}

const nothing: Seed = async () => {}

/** A migrated database, and the states it can be restored to. */
type Field = { db: Db; states: Map<Seed, PutBack> } & Awaited<ReturnType<typeof watchTables>>

/** One database of each kind for all test files of this process; removed at the end of the run. */
const embedded = once(async () => openField({ databaseUrl: null, dataDir: await preparedFolder('migrated') }))
const postgres = once(async () =>
  openField({ databaseUrl: await preparedDatabase('migrated'), dataDir: null }),
)

/** Milliseconds: no test fails because its machine is busy. */
const PATIENT = 300_000

async function openField(place: Parameters<typeof openDatabase>[0]): Promise<Field> {
  const patience = { connection: PATIENT, query: PATIENT }
  const { db } = await openDatabase({ ...place, lockTimeout: PATIENT }, undefined, patience)
  const watched = await watchTables(db)
  return { db, ...watched, states: new Map([[nothing, await watched.remember()]]) }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

function seeded(open: () => Promise<Field>, seed: Seed): Parameters<Tests> {
  let field: Field
  let db: Db
  const again: PutBack = () => field.states.get(seed)!()
  beforeAll(async () => {
    field = await open()
    // What the server remembers of a database, like searched communes, is not that of another block's data.
    db = field.db.withoutPlugins()
    if (field.states.has(seed)) return
    await field.states.get(nothing)!()
    await seed(field.db)
    field.states.set(seed, await field.remember())
  })
  beforeEach(() => again())
  // The embedded database does not vacuum by itself, and a server of developers need not.
  afterAll(() => field.vacuum())
  return [() => db, again, () => field.written()]
}
