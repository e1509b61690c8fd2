import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { promisify } from 'node:util'
import pg from 'pg'
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

const INT8 = 20
const DATE = 1082
// Ids and counts are numbers, and days stay days: a Date would move them across time zones.
pg.types.setTypeParser(INT8, Number)
pg.types.setTypeParser(DATE, (text) => text)

/**
 * Opens PostgreSQL at `databaseUrl`, or else the embedded database in `dataDir` (null: in memory).
 * `onCrash` is told when the embedded database ends by itself.
 */
export async function openDatabase(
  settings: { databaseUrl: string | null; dataDir: string | null },
  onCrash: (error: unknown) => void = (error) => {
    throw error
  },
): Promise<Database> {
  if (settings.databaseUrl) return connect({ connectionString: settings.databaseUrl })
  const embedded = await startPglite(settings.dataDir, EMBEDDED_CONNECTIONS, onCrash)
  const { db, close } = connect({
    host: embedded.host,
    port: embedded.port,
    user: 'postgres',
    database: 'postgres',
    max: EMBEDDED_CONNECTIONS,
  })
  return {
    db,
    close: async () => {
      await close()
      await embedded.stop()
    },
  }
}

/**
 * A connection that is asked by callback: the rows of its own promises outlive their use for long,
 * which makes reading half a million of them in batches cost twice the memory.
 */
class Connection extends pg.Client {
  override query = promisify(super.query) as unknown as pg.Client['query']
}

function connect(place: pg.PoolConfig): Database {
  const pool = new pg.Pool({
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    application_name: 'venaison',
    Client: Connection,
    ...place,
  })
  // A connection lost while idle is replaced at the next query; unheard, it would end the process.
  pool.on('error', () => {})
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) })
  return { db, close: () => db.destroy() }
}
