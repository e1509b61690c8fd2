import { promisify } from 'node:util'
import pg from 'pg'
import { statement, traced } from '../tracing/traced.ts'
import type { PreparedStatements } from './prepared-statements.ts'
import { commented } from './request-comment.ts'

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
 */
export const connectionWith = (patience: number, prepared: PreparedStatements) => {
  class Connection extends pg.Client {
    #ask = promisify(super.query) as (text: unknown, ...rest: unknown[]) => Promise<unknown>
    #lifted = new Set<keyof typeof limits>()

    constructor(settings?: string | pg.ClientConfig) {
      super(settings)
      // The pool listens to idle connections only. One lost between two queries of a transaction fails the
      // next of them; without this listener its error would end the process.
      this.on('error', () => {})
    }

    async #execute(text: string, rest: unknown[]): Promise<unknown> {
      const name = prepared.nameOf(text)
      if (name !== undefined) return this.#ask({ name, text, values: rest[0] })
      const begun = performance.now()
      const answer = await this.#ask(commented(text), ...rest)
      prepared.note(text, performance.now() - begun)
      return answer
    }

    override query = ((asked: string | { text: string }, ...rest: unknown[]) => {
      const text = typeof asked === 'string' ? asked : asked.text
      for (const scope of ['transaction', 'session'] as const)
        if (text === limits[scope].lifted) this.#lifted.add(scope)
        else if (limits[scope].ended.test(text)) this.#lifted.delete(scope)
      const answered = traced(
        () => statement(text),
        () => (typeof asked === 'string' ? this.#execute(asked, rest) : this.#ask(asked, ...rest)),
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
const UNREACHED = /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOST\w+|ENET\w+)$/
const LOST = /^(Connection terminated|timeout exceeded when trying to connect)|is not queryable$/

/** Whether PostgreSQL’s local socket is missing, rather than a file. */
const isSocketGone = (error: Error & { code?: unknown; syscall?: unknown }) =>
  error.code === 'ENOENT' && error.syscall === 'connect'

/** Whether a query failed for a temporary reason rather than because of the query itself. */
export function isPassing(error: Error & { code?: unknown }): boolean {
  // What a host with several addresses says, such as localhost, where none of them answers.
  if (error instanceof AggregateError) return error.errors.every(isPassing)
  const { code, message } = error
  if (error instanceof pg.DatabaseError) return PASSING.test(error.code ?? '')
  const isUnreached = 'syscall' in error && (UNREACHED.test(String(code)) || isSocketGone(error))
  return isUnreached || LOST.test(message)
}
