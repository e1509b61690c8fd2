import { userInfo } from 'node:os'
import pg from 'pg'

/** The PostgreSQL server: `TEST_DATABASE_URL` (a superuser's), else the local socket. */
const serverUrl =
  process.env['TEST_DATABASE_URL'] ??
  `postgresql://${userInfo().username}@localhost/postgres?host=/var/run/postgresql`

/** Executes one statement on the PostgreSQL server, in one of its databases, and answers its rows. */
export async function onServer(statement: string, url = serverUrl): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: url })
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

/**
 * Creates a database for test data, which need no durability, as a copy of `template` or empty; answers
 * its URL.
 */
export async function createDatabase(template = 'template0'): Promise<string> {
  const name = newName()
  await onServer(`create database ${name} template ${template}`)
  await onServer(`alter database ${name} set synchronous_commit = off`)
  return databaseUrl(name)
}

/**
 * The name of a database that the processes of this run copy. The first that needs it makes it: `make`
 * answers the URL of a database to which nobody is connected any more.
 */
export async function templateDatabase(state: string, make: () => Promise<string>): Promise<string> {
  const name = `${prefix}_template_${state}`
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    // Held until the connection ends.
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rows } = await client.query('select from pg_database where datname = $1', [name])
    if (rows.length === 0) {
      const made = new URL(await make()).pathname.slice(1)
      await client.query(`alter database ${made} rename to ${name}`)
    }
  } finally {
    await client.end()
  }
  return name
}

/** Drops a database of the server. */
export const dropDatabase = (name: string) => onServer(`drop database if exists ${name} with (force)`)
