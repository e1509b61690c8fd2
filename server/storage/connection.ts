import { sql } from 'kysely'
import { promisify } from 'node:util'
import pg from 'pg'
import { statement, traced } from '../tracing/traced.ts'
import { commented } from './request-comment.ts'

/**
 * A suffix for frequent queries: the connection then parses and plans them once, under this name. The
 * query's text and result columns must always be the same. Without effect behind PgBouncer.
 */
export const keptAs = (name: string) => sql.raw<undefined>(`/* kept as ${name} */`)
const KEPT = /\/\* kept as (\w+) \*\/$/

/** The statements that lift the statement time-out, and restore it. */
const limits = {
  transaction: { lifted: 'set local statement_timeout = 0', ended: /^(commit|rollback)$/ },
  session: { lifted: 'set statement_timeout = 0', ended: /^reset statement_timeout$/ },
}

/**
 * A connection to a database that may hang: a query unanswered within `patience` milliseconds is
 * abandoned together with the connection. The database itself cancels long queries earlier; this covers
 * one that no longer answers. Lifting the database's limit lifts this one too.
 * Queries are made by callback: the driver's promises keep rows alive too long, which doubles the memory
 * for reading half a million rows in batches.
 * `keeps`: prepared queries are kept under their name, which takes a session of the connection's own.
 */
export const connectionWith = (patience: number, keeps: boolean) => {
  class Connection extends pg.Client {
    #ask = promisify(super.query) as (text: unknown, ...rest: unknown[]) => Promise<unknown>
    #lifted = new Set<keyof typeof limits>()

    constructor(settings?: string | pg.ClientConfig) {
      super(settings)
      // The pool listens to idle connections only. One lost between two queries of a transaction fails the
      // next of them; without this listener its error would end the process.
      this.on('error', () => {})
    }

    override query = ((asked: string | { text: string }, ...rest: unknown[]) => {
      const text = typeof asked === 'string' ? asked : asked.text
      for (const scope of ['transaction', 'session'] as const)
        if (text === limits[scope].lifted) this.#lifted.add(scope)
        else if (limits[scope].ended.test(text)) this.#lifted.delete(scope)
      const name = keeps && text.endsWith('*/') ? KEPT.exec(text)?.[1] : undefined
      const answered = traced(
        () => statement(text),
        () =>
          name
            ? this.#ask({ name, text, values: rest[0] })
            : this.#ask(typeof asked === 'string' ? commented(asked) : asked, ...rest),
      )
      if (this.#lifted.size > 0) return answered
      const timer = setTimeout(() => void this.end().catch(() => {}), patience)
      return answered.finally(() => clearTimeout(timer))
    }) as pg.Client['query']
  }
  return Connection
}

/**
 * By SQLSTATE: lost, refused or terminated connections (08, 57P), insufficient resources or a full disk
 * (53), a cancelled statement or idle transaction (57014, 25P03), or a lock time-out.
 */
const PASSING = /^(08...|53...|57P..|57014|25P03|55P03|40001|40P01)$/
/** Error codes of the operating system, and messages of the driver, which has no codes. */
const UNREACHED = /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENOENT|EHOST\w+|ENET\w+)$/
const LOST = /^(Connection terminated|timeout exceeded when trying to connect)|is not queryable$/

/** Whether a query failed for a temporary reason rather than because of the query itself. */
export function isPassing(error: Error & { code?: unknown }): boolean {
  const { code, message } = error
  if (error instanceof pg.DatabaseError) return PASSING.test(error.code ?? '')
  return ('syscall' in error && UNREACHED.test(String(code))) || LOST.test(message)
}
