import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { connectionWith } from './storage/connection.ts'
import { startPglite } from './storage/pglite.ts'
import type { TechnicalTables } from './storage/technical-tables.ts'
import type { Tables } from './storage/tables.ts'

/** Every table, typed. All SQL goes through one of these, or through a transaction of it. */
export type Db = Kysely<Tables & TechnicalTables>

/** The same within a transaction, for what has to be written together with something else. */
export type DbTransaction = Transaction<Tables & TechnicalTables>

/** An open database; `close` ends its connections and, when embedded, the database itself. */
export type Database = { db: Db; close: () => Promise<void> }

const CONNECTIONS = 10
/**
 * The embedded database is one session behind its socket, which lets the messages of several
 * connections through in turn: two queries at once would run each other's unnamed statements.
 */
const EMBEDDED_CONNECTIONS = 1
/** Milliseconds. The server of PostgreSQL stops a longer query; the embedded one cannot. */
const STATEMENT_TIMEOUT = 30_000
/** Milliseconds to wait for a free connection. */
const CONNECTION_TIMEOUT = 15_000
/** Milliseconds of silence after which the other end of a connection is asked for a sign of life. */
const KEEP_ALIVE = 10_000

/** Milliseconds: no timer can be longer. */
const LONGEST_TIMER = 2_147_483_647

/** Milliseconds that a statement waits for a lock, and that a transaction may do nothing, unless told. */
const LOCK_TIMEOUT = 10_000
const IDLE_TIMEOUT = 60_000

/** Where the data are, and the milliseconds that locks and idle transactions may take. */
type Place = {
  databaseUrl: string | null
  dataDir: string | null
  lockTimeout?: number
  idleTimeout?: number
}

const INT8 = 20
const INT8_ARRAY: number = 1016
const DATE = 1082
// Ids and counts are numbers, and days stay days: a Date would move them across time zones.
pg.types.setTypeParser(INT8, Number)
const textsOf: (text: string) => string[] = pg.types.getTypeParser(INT8_ARRAY)
pg.types.setTypeParser(INT8_ARRAY, (text) => textsOf(text).map(Number))
pg.types.setTypeParser(DATE, (text) => text)

/**
 * Opens PostgreSQL at `databaseUrl`, or else the embedded database in `dataDir` (null: in memory).
 * `onCrash` is told when the embedded database ends by itself.
 */
export async function openDatabase(
  settings: Place,
  onCrash: (error: unknown) => void = (error) => {
    throw error
  },
  patience = patient,
): Promise<Database> {
  const { databaseUrl, lockTimeout = LOCK_TIMEOUT, idleTimeout = IDLE_TIMEOUT } = settings
  const timeouts = { lock_timeout: lockTimeout, idle_in_transaction_session_timeout: idleTimeout }
  if (databaseUrl) {
    const { db, close } = connect({ connectionString: databaseUrl, ...timeouts }, patience)
    return { db, close }
  }
  const embedded = await startPglite(settings.dataDir, EMBEDDED_CONNECTIONS, onCrash)
  const place = { host: embedded.host, port: embedded.port, user: 'postgres', database: 'postgres' }
  // It is a thread of this process: it does not hang without it, and cannot stop a long query.
  const endless = { ...patience, query: LONGEST_TIMER }
  // Nor is it left while idle: who asks just then would come before its place is free, and be refused.
  const { db, close, pool } = connect({ ...place, max: EMBEDDED_CONNECTIONS, idleTimeoutMillis: 0 }, endless)
  // It is one session, which outlives its connections with the statements that they kept.
  pool.on('connect', (client) => void client.query('deallocate all').catch(() => {}))
  return {
    db,
    close: async () => {
      await close()
      await embedded.stop()
    },
  }
}

/** Milliseconds: to wait for a free connection, and for the answer of a database that may hang. */
export type Patience = { connection: number; query: number }
const patient: Patience = { connection: CONNECTION_TIMEOUT, query: STATEMENT_TIMEOUT + 5000 }

function connect(place: pg.PoolConfig, patience: Patience): Database & { pool: pg.Pool } {
  const pool = new pg.Pool({
    max: CONNECTIONS,
    connectionTimeoutMillis: patience.connection,
    statement_timeout: STATEMENT_TIMEOUT,
    application_name: 'venaison',
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE,
    Client: connectionWith(patience.query),
    ...place,
  })
  // A connection lost while idle is replaced at the next query; unheard, it would end the process.
  pool.on('error', () => {})
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) })
  return { db, close: () => db.destroy(), pool }
}
