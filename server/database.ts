import { setTimeout } from 'node:timers/promises'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { connectionWith } from './storage/connection.ts'
import { startPglite } from './storage/pglite.ts'
import { arePooledStatementsKept, PreparedStatements } from './storage/prepared-statements.ts'
import type { TechnicalTables } from './storage/technical-tables.ts'
import type { Tables } from './storage/tables.ts'

/** The database with all tables, typed. All SQL goes through it or one of its transactions. */
export type Db = Kysely<Tables & TechnicalTables>

/** A transaction of the database, for functions whose writes must be atomic with others. */
export type DbTransaction = Transaction<Tables & TechnicalTables>

/** The connections of a pool, the idle ones among them, and the requests that wait for one. */
export type Connections = { total: number; idle: number; waiting: number }

/** An open database. `close` ends its connections and, if embedded, the database itself. */
export type Database = { db: Db; connections: () => Connections; close: () => Promise<void> }

const CONNECTIONS = 10
/**
 * The embedded database is a single session behind its socket, which interleaves messages of several
 * connections: two concurrent queries would execute each other's unnamed statements.
 */
const EMBEDDED_CONNECTIONS = 1
/** Milliseconds after which PostgreSQL cancels a query; the embedded database cannot. */
const STATEMENT_TIMEOUT = 30_000
/** Milliseconds until PgBouncer is asked again what it can do, after it did not answer. */
const ASKED_AGAIN = 2000
/** Milliseconds to wait for a free connection. */
const CONNECTION_TIMEOUT = 15_000
/** Milliseconds of silence before TCP keep-alive probes are sent. */
const KEEP_ALIVE = 10_000

/** Milliseconds: the maximum duration of a timer. */
const LONGEST_TIMER = 2_147_483_647

/** Default milliseconds that a statement waits for a lock, and that a transaction may be idle. */
const LOCK_TIMEOUT = 10_000
const IDLE_TIMEOUT = 60_000

/**
 * Where the data are stored, and the time limits in milliseconds of lock waits and idle transactions.
 * `isPooled`: the URL is that of PgBouncer in transaction mode, which gives every transaction any session.
 * Nothing of a session is used then: no parameters of the connection, so that the time limits are those of
 * the role (`checkPooledLimits`), and prepared statements only if PgBouncer keeps them.
 */
type Place = {
  databaseUrl: string | null
  dataDir: string | null
  isPooled?: boolean
  lockTimeout?: number
  idleTimeout?: number
}

const INT8 = 20
const INT8_ARRAY: number = 1016
const DATE = 1082
// Ids and counts become numbers, and days stay text: a Date would shift them between time zones.
pg.types.setTypeParser(INT8, Number)
const textsOf: (text: string) => string[] = pg.types.getTypeParser(INT8_ARRAY)
pg.types.setTypeParser(INT8_ARRAY, (text) => textsOf(text).map(Number))
pg.types.setTypeParser(DATE, (text) => text)

/**
 * Opens PostgreSQL at `databaseUrl`, or the embedded database in `dataDir` (null: in memory). `onCrash`
 * is called when the embedded database terminates by itself.
 */
export async function openDatabase(
  settings: Place,
  onCrash: (error: unknown) => void = (error) => {
    throw error
  },
  patience = patient,
): Promise<Database> {
  const { databaseUrl, lockTimeout = LOCK_TIMEOUT, idleTimeout = IDLE_TIMEOUT } = settings
  if (databaseUrl) {
    const limits = {
      statement_timeout: STATEMENT_TIMEOUT,
      lock_timeout: lockTimeout,
      idle_in_transaction_session_timeout: idleTimeout,
    }
    const { isPooled = false } = settings
    const place = { connectionString: databaseUrl, ...(!isPooled && limits) }
    const prepared = new PreparedStatements(!isPooled)
    const { pool, ...database } = connect(place, patience, prepared)
    if (isPooled) void askWhetherKept(pool, prepared)
    return database
  }
  const embedded = await startPglite(settings.dataDir, EMBEDDED_CONNECTIONS, onCrash)
  const place = { host: embedded.host, port: embedded.port, user: 'postgres', database: 'postgres' }
  // It runs in a thread of this process: it cannot hang independently, and cannot cancel a long query.
  const endless = { ...patience, query: LONGEST_TIMER }
  // The idle connection is kept open: reconnecting could be refused while the former connection is still
  // being released.
  const { pool, close, ...database } = connect(
    { ...place, max: EMBEDDED_CONNECTIONS, idleTimeoutMillis: 0 },
    endless,
  )
  // The single session outlives its connections, including their prepared statements, so these are
  // discarded on connect.
  pool.on('connect', (client) => void client.query('deallocate all').catch(() => {}))
  return {
    ...database,
    close: async () => {
      await close()
      await embedded.stop()
    },
  }
}

/** Asks until PgBouncer answers whether it keeps prepared statements; none is prepared meanwhile. */
async function askWhetherKept(pool: pg.Pool, prepared: PreparedStatements): Promise<void> {
  while (!pool.ending) {
    try {
      prepared.isKept = await arePooledStatementsKept(pool)
      return
    } catch {
      await setTimeout(ASKED_AGAIN, undefined, { ref: false })
    }
  }
}

/** Milliseconds to wait for a free connection, and for an answer of a database that may hang. */
export type Patience = { connection: number; query: number }
const patient: Patience = { connection: CONNECTION_TIMEOUT, query: STATEMENT_TIMEOUT + 5000 }

function connect(
  place: pg.PoolConfig,
  patience: Patience,
  prepared = new PreparedStatements(true),
): Database & { pool: pg.Pool } {
  const pool = new pg.Pool({
    max: CONNECTIONS,
    connectionTimeoutMillis: patience.connection,
    application_name: 'venaison',
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE,
    Client: connectionWith(patience.query, prepared),
    ...place,
  })
  // A connection lost while idle is replaced on the next query. Without this listener the error would end
  // the process.
  pool.on('error', () => {})
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) })
  const connections = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount })
  return { db, connections, close: () => db.destroy(), pool }
}
