import { userInfo } from 'node:os'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest'
import { sql } from 'kysely'
import { openDatabase, type Database, type Db } from '../../server/database.ts'
import { migrate } from '../../server/migrate.ts'

/** PostgreSQL, when one answers: `TEST_DATABASE_URL`, else the socket of this machine. */
const serverUrl =
  process.env['TEST_DATABASE_URL'] ??
  `postgresql://${userInfo().username}@localhost/postgres?host=/var/run/postgresql`

/** Runs one statement on the PostgreSQL server itself. */
async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 2000 })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

const isReachable = await onServer('select 1').then(
  () => true,
  () => false,
)
if (!isReachable && process.env['TEST_DATABASE_URL']) throw new Error('TEST_DATABASE_URL does not answer')

/** Fills a database before every test; without one it is empty but for the migrations. */
export type Sow = (db: Db) => Promise<void>

/**
 * Runs the tests of a block on the embedded database, and again on PostgreSQL when one answers.
 * Each test has a fresh database, which `fresh()` gives.
 */
export function onEveryDatabase(tests: (fresh: () => Db) => void, sow?: Sow): void {
  describe('on the embedded database', () => tests(embedded(sow)))
  if (isReachable) describe('on PostgreSQL', () => tests(postgres(sow)))
}

async function prepare(db: Db, sow: Sow | undefined) {
  await migrate(db)
  await sow?.(db)
}

/** One embedded database for the block, emptied between its tests. */
function embedded(sow: Sow | undefined): () => Db {
  let database: Database
  beforeAll(async () => {
    database = await openDatabase({ databaseUrl: null, dataDir: null })
  })
  beforeEach(async () => {
    await sql`drop schema public cascade; create schema public`.execute(database.db)
    await prepare(database.db, sow)
  })
  afterAll(() => database.close())
  return () => database.db
}

/** One prepared database for the block, copied for each of its tests. */
function postgres(sow: Sow | undefined): () => Db {
  const name = `venaison_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  const model = `${name}_model`
  let database: Database
  beforeAll(async () => {
    await onServer(`create database ${model} template template0`)
    const prepared = await openDatabase({ databaseUrl: databaseUrl(model), dataDir: null })
    await prepare(prepared.db, sow).finally(prepared.close)
  })
  beforeEach(async () => {
    await onServer(`create database ${name} template ${model}`)
    database = await openDatabase({ databaseUrl: databaseUrl(name), dataDir: null })
  })
  afterEach(async () => {
    await database.close()
    await onServer(`drop database ${name} with (force)`)
  })
  afterAll(() => onServer(`drop database if exists ${model} with (force)`))
  return () => database.db
}

/** Creates an empty database on PostgreSQL and drops it after `use`; null when none answers. */
export async function withPostgres<T>(use: (url: string) => Promise<T>): Promise<T | null> {
  if (!isReachable) return null
  const name = `venaison_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  await onServer(`create database ${name} template template0`)
  return use(databaseUrl(name)).finally(() => onServer(`drop database ${name} with (force)`))
}

function databaseUrl(name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
