import { userInfo } from 'node:os'
import pg from 'pg'

/** The PostgreSQL server: `TEST_DATABASE_URL` (a superuser's), else the local socket. */
const serverUrl =
  process.env['TEST_DATABASE_URL'] ??
  `postgresql://${userInfo().username}@localhost/postgres?host=/var/run/postgresql`

/** Executes one statement on the PostgreSQL server and answers its rows. */
export async function onServer(statement: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  const { rows } = await client.query(statement).finally(() => client.end())
  return rows
}

/**
 * Whether tests run on PostgreSQL: always, unless the person who runs them leaves it out. Whether it
 * answers was found once before any worker (`own-databases.ts`).
 */
export const hasPostgres = process.env['NO_POSTGRES'] !== '1'

/** The prefix of all database names of this run, chosen before it by `own-databases.ts`. */
const prefix = process.env['TEST_RUN'] ?? `venaison_test_${process.pid}`

let made = 0
/** A name for a new database of this run. */
const newName = () => `${prefix}_${process.pid}_${++made}`

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

/** Drops a database of the server. */
export const dropDatabase = (name: string) => onServer(`drop database if exists ${name} with (force)`)
