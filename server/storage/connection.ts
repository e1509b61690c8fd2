import { sql } from 'kysely'
import { promisify } from 'node:util'
import pg from 'pg'

/**
 * What a query ends with that every request asks: a connection then has it parsed and planned once only,
 * under this name. Its text and the columns that it answers must always be the same.
 */
export const keptAs = (name: string) => sql.raw<undefined>(`/* kept as ${name} */`)
const KEPT = /\/\* kept as (\w+) \*\/$/

/** What says that a statement may take as long as it takes, and what ends that. */
const limits = {
  transaction: { lifted: 'set local statement_timeout = 0', ended: /^(commit|rollback)$/ },
  session: { lifted: 'set statement_timeout = 0', ended: /^reset statement_timeout$/ },
}

/**
 * A connection to a database that may hang: what is not answered within `patience` milliseconds is
 * given up together with the connection. The server itself stops a long query before that; only one
 * that no longer answers does not. Whoever lifts the limit of the server lifts this one as well.
 *
 * It is asked by callback: the rows of its own promises outlive their use for long, which makes reading
 * half a million of them in batches cost twice the memory.
 */
export const connectionWith = (patience: number) => {
  class Connection extends pg.Client {
    #ask = promisify(super.query) as (text: unknown, ...rest: unknown[]) => Promise<unknown>
    #lifted = new Set<keyof typeof limits>()

    override query = ((asked: string | { text: string }, ...rest: unknown[]) => {
      const text = typeof asked === 'string' ? asked : asked.text
      for (const scope of ['transaction', 'session'] as const)
        if (text === limits[scope].lifted) this.#lifted.add(scope)
        else if (limits[scope].ended.test(text)) this.#lifted.delete(scope)
      const name = text.endsWith('*/') ? KEPT.exec(text)?.[1] : undefined
      const answered = name ? this.#ask({ name, text, values: rest[0] }) : this.#ask(asked, ...rest)
      if (this.#lifted.size > 0) return answered
      const timer = setTimeout(() => void this.end().catch(() => {}), patience)
      return answered.finally(() => clearTimeout(timer))
    }) as unknown as pg.Client['query']
  }
  return Connection
}

/**
 * By SQLSTATE: connections lost, refused or ended (08, 57P), no resources, a full disk (53), a
 * statement or a transaction stopped for its length (57014, 25P03), or waiting for a lock too long.
 */
const PASSING = /^(08...|53...|57P..|57014|25P03|55P03|40001|40P01)$/
/** Of the operating system, and of the driver, which has no codes. */
const UNREACHED = /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENOENT|EHOST\w+|ENET\w+)$/
const LOST = /^(Connection terminated|timeout exceeded when trying to connect)|is not queryable$/

/** Whether a query failed for what is likely to pass: nothing was wrong with the query itself. */
export function isPassing(error: Error & { code?: unknown }): boolean {
  const { code, message } = error
  if (error instanceof pg.DatabaseError) return PASSING.test(error.code ?? '')
  return ('syscall' in error && UNREACHED.test(String(code))) || LOST.test(message)
}
