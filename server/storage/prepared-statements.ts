import { createHash, randomUUID } from 'node:crypto'
import type pg from 'pg'

/**
 * Of so many executions of a statement more than half must be short before it is prepared. The first ones
 * after a start say little: code is compiled, and everybody waits for everybody. So trials go on.
 */
const TRIALS = 5
/** Milliseconds: what takes longer is not worth it. */
const SHORT = 25
/** The most statements that a process prepares: each session of PostgreSQL keeps their plans in memory. */
const MOST = 150
/** The most statements that are counted; lists of values make new texts without end. */
const MOST_COUNTED = 2000

/** A statement that only reads. */
const READS = /^\s*(?:select|with)\s/i
/** It changes rows, may wait for a lock, or has columns that a migration may change. */
const DOES_MORE = /\b(?:insert|update|delete|merge|for (?:key )?share|pg_advisory\w*)\b|(?:select|,|\.)\s*\*/i

/**
 * The statements of a pool of connections that PostgreSQL parses and plans once per session, by a name:
 * those that only read, often, and usually in less time than their planning may take. All others bear the id of
 * their request instead, and are planned for their values (decision 0100).
 */
export class PreparedStatements {
  /** Whether sessions keep prepared statements for who prepared them. */
  isKept: boolean
  #names = new Map<string, string>()
  /** How long the latest executions took; null for what is never prepared. */
  #trials = new Map<string, number[] | null>()

  constructor(isKept: boolean) {
    this.isKept = isKept
  }

  /** The name of a statement that is prepared. */
  nameOf(text: string): string | undefined {
    return this.isKept ? this.#names.get(text) : undefined
  }

  /** Notes that an unnamed statement was executed in `took` milliseconds. */
  note(text: string, took: number): void {
    if (!this.isKept || this.#names.size >= MOST) return
    const trials = this.#trials.get(text)
    if (trials === null) return
    if (trials === undefined) {
      if (this.#trials.size >= MOST_COUNTED) this.#trials.clear()
      this.#trials.set(text, isPlainRead(text) ? [took] : null)
      return
    }
    if (trials.push(took) < TRIALS) return
    const isShort = trials.filter((one) => one <= SHORT).length > TRIALS / 2
    if (isShort) {
      this.#names.set(text, createHash('sha256').update(text).digest('hex').slice(0, 32))
      this.#trials.delete(text)
    } else this.#trials.set(text, [])
  }
}

const isPlainRead = (text: string): boolean => READS.test(text) && !DOES_MORE.test(text)

/**
 * Whether PgBouncer keeps the statements that its clients prepare, whatever session they are given (since
 * 1.21, unless `max_prepared_statements` is 0): it then prepares them under names of its own. Otherwise the
 * session knows the client's name, and the next one does not.
 */
export async function arePooledStatementsKept(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect()
  try {
    const name = `venaison ${randomUUID()}`
    const text = 'select name from pg_prepared_statements where name = $1'
    await client.query('begin')
    const { rows } = await client.query({ name, text, values: [name] })
    if (rows.length > 0) await client.query(`deallocate "${name}"`)
    await client.query('commit')
    return rows.length === 0
  } finally {
    client.release()
  }
}
