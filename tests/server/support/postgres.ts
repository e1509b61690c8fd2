import { userInfo } from 'node:os'
import pg from 'pg'

/** PostgreSQL, if available: `TEST_DATABASE_URL` (a superuser's), else the local socket. */
const serverUrl =
  process.env['TEST_DATABASE_URL'] ??
  `postgresql://${userInfo().username}@localhost/postgres?host=/var/run/postgresql`

/** Executes one statement on the PostgreSQL server and answers its rows. */
export async function onServer(statement: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 2000 })
  await client.connect()
  const { rows } = await client.query(statement).finally(() => client.end())
  return rows
}

export const isReachable = await onServer('select 1').then(
  () => true,
  () => false,
)
if (!isReachable && process.env['TEST_DATABASE_URL']) throw new Error('TEST_DATABASE_URL does not answer')

/** The prefix of all database names of this run, chosen before it by `own-databases.ts`. */
const prefix = process.env['TEST_RUN'] ?? `venaison_test_${process.pid}`

/** A name for a new database of this run. */
const newName = () => `${prefix}_${Math.random().toString(36).slice(2, 10)}`

/** The URL of a database of the server. */
function databaseUrl(name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Creates an empty database for test data, which need no durability; answers its URL. */
export async function createDatabase(): Promise<string> {
  const name = newName()
  await onServer(`create database ${name} template template0`)
  await onServer(`alter database ${name} set synchronous_commit = off`)
  return databaseUrl(name)
}

/** Creates an empty database and drops it after `use`; null without PostgreSQL. */
export async function withPostgres<T>(use: (url: string) => Promise<T>): Promise<T | null> {
  if (!isReachable) return null
  const url = await createDatabase()
  const name = new URL(url).pathname.slice(1)
  return use(url).finally(() => onServer(`drop database ${name} with (force)`))
}
