import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import type { Db } from '../../../server/database.ts'
import { Interleaving } from './interleaving.ts'

/** Connections of the actors; the pool has some more for monitoring locks. */
const SHARED = 7

/**
 * A database whose statements wait for the turn of the actor who causes them. The embedded database has a
 * single connection, so there whole transactions take turns.
 */
export async function stepwise(db: Db): Promise<{ stepped: Db; interleaving: Interleaving }> {
  const { rows } = await sql<{ embedded: boolean }>`
    select version() like '%emcc%' as embedded`.execute(db)
  const isEmbedded = rows[0]!.embedded
  const interleaving = new Interleaving(async () => {
    // A single connection never waits for a lock.
    if (isEmbedded) return new Promise((resolve) => setImmediate(() => resolve(new Set<number>())))
    const waiting = await sql<{ pid: number }>`select pid from pg_locks where not granted`.execute(db)
    return new Set(waiting.rows.map(({ pid }) => pid))
  })
  const pids = new WeakMap<DatabaseConnection, number>()
  let free = isEmbedded ? 1 : SHARED

  /** Holds a connection of the pool until `release` is called. */
  const hold = () =>
    new Promise<{ connection: DatabaseConnection; release: () => void }>((resolve, reject) => {
      const lease = (connection: DatabaseConnection) =>
        new Promise<void>((release) => resolve({ connection, release }))
      db.getExecutor().provideConnection(lease).catch(reject)
    })

  class Stepped implements DatabaseConnection {
    readonly release: () => void
    readonly #inner: DatabaseConnection
    readonly #pid: number
    /** An actor who has just obtained the connection had its turn for that. */
    #isFirst = true
    constructor(inner: DatabaseConnection, pid: number, release: () => void) {
      this.#inner = inner
      this.#pid = pid
      this.release = release
    }
    async executeQuery<R>(query: CompiledQuery) {
      if (!this.#isFirst) await interleaving.turn()
      this.#isFirst = false
      return interleaving.watch(this.#pid, () => this.#inner.executeQuery<R>(query))
    }
    streamQuery(): never {
      throw new Error('Nobody streams here.')
    }
  }

  const say = (statement: string) => (connection: DatabaseConnection) =>
    connection.executeQuery(CompiledQuery.raw(statement)).then(() => {})
  const stepped: Db = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (any) => new PostgresIntrospector(any),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () => ({
        init: async () => {},
        destroy: async () => {},
        async acquireConnection() {
          await interleaving.turn(
            () => free > 0,
            () => (free -= 1),
          )
          const { connection, release } = await interleaving.watch(null, hold)
          if (!pids.has(connection)) {
            const asked = CompiledQuery.raw('select pg_backend_pid() as pid')
            const { rows } = await interleaving.watch(null, () =>
              connection.executeQuery<{ pid: number }>(asked),
            )
            pids.set(connection, rows[0]!.pid)
          }
          return new Stepped(connection, pids.get(connection)!, release)
        },
        async releaseConnection(connection: DatabaseConnection) {
          ;(connection as Stepped).release()
          free += 1
        },
        beginTransaction: say('begin'),
        commitTransaction: say('commit'),
        rollbackTransaction: say('rollback'),
      }),
    },
  })
  return { stepped, interleaving }
}
