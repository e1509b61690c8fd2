import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { StartRefused } from '../start-refused.ts'

/** The time limits that the application relies on, and the values that are proposed, in milliseconds. */
type Limits = { lockTimeout: number; idleTimeout: number }
const STATEMENT_TIMEOUT = 30_000

/**
 * Behind PgBouncer the application cannot set the time limits of its sessions, so its role has to have
 * them: without them one request could wait for ever, and its connection with it.
 * @throws StartRefused with the statement that sets them
 */
export async function checkPooledLimits(db: Db, { lockTimeout, idleTimeout }: Limits): Promise<void> {
  const wanted = {
    statement_timeout: STATEMENT_TIMEOUT,
    lock_timeout: lockTimeout,
    idle_in_transaction_session_timeout: idleTimeout,
  }
  const { rows } = await sql<{ name: string; role: string }>`
    select name, quote_ident(current_user) as role from pg_settings
    where name in (${sql.join(Object.keys(wanted))}) and setting = '0'`.execute(db)
  const role = rows[0]?.role
  if (role === undefined) return
  const lacking = Object.entries(wanted).filter(([name]) => rows.some((row) => row.name === name))
  const statements = lacking.map(([name, ms]) => `  alter role ${role} set ${name} = '${ms}ms';`)
  throw new StartRefused(
    `Derrière PgBouncer, les limites de temps sont celles du rôle, qui ne les a pas toutes. Donnez-les-lui, puis « RECONNECT » à PgBouncer :\n${statements.join('\n')}`,
  )
}
