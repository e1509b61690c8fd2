import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { admin } from '../../../server/admin.ts'
import { serve } from '../../../server/main.ts'
import { openService } from '../../../server/service.ts'
import { readSettings } from '../../../server/settings.ts'
import { StartPostponed } from '../../../server/start-refused.ts'
import { workApart } from '../../../server/worker.ts'
import { isPassing } from '../../../server/storage/connection.ts'
import { withPostgres } from '../support/databases/with-postgres.ts'
import { callCommand, refusedStart } from '../support/processes/in-process.ts'
import { real } from '../support/processes/process.ts'

const password = 'a-password-nobody-may-read'
/** A port at which nobody listens: only the system's own services may, and none does. */
const DEAD = 1

/** The settings of a service whose database is at a URL. */
const on = (DATABASE_URL: string) => ({ ...real, DATABASE_URL, PORT: '0' })

/** The line with which a start is postponed. */
const postponed = (settings: Record<string, string>) =>
  openService(readSettings(settings)).then(
    () => '',
    (error: unknown) => (error instanceof StartPostponed ? error.message : error),
  )

test('A server, a worker or a command without its database says in one line what to do, and ends with 1', async () => {
  const settings = on(`postgresql://venaison:${password}@127.0.0.1:${DEAD}/venaison`)
  const line = `PostgreSQL ne répond pas (connect ECONNREFUSED 127.0.0.1:${DEAD}). Vérifiez qu’il est démarré et que DATABASE_URL y mène, puis recommencez ; systemd recommence de lui-même.`
  // 78 would keep systemd from starting it again once the database is there.
  for (const start of [serve, workApart])
    expect(await refusedStart(start, settings)).toEqual([line, 'ends with 1'])
  const command = await callCommand(admin, settings, '--email', 'anne@example.org')
  expect(command).toEqual({ code: 1, printed: line })
})

test('PgBouncer and PostgreSQL behind it are told apart; a database that does not exist is named, the password is not', async () => {
  await withPostgres(async (DATABASE_URL) => {
    const nowhere = `postgresql://127.0.0.1:${DEAD}/venaison`
    const gone = /^PostgreSQL ne répond pas [^\n]* que (\w+) y mène[^\n]*$/
    const pooled = await postponed({ ...on(nowhere), DATABASE_DIRECT_URL: DATABASE_URL })
    expect(gone.exec(String(pooled))?.[1]).toBe('DATABASE_URL')
    const limited = new URL(DATABASE_URL)
    limited.searchParams.set(
      'options',
      '-c statement_timeout=1min -c lock_timeout=1min -c idle_in_transaction_session_timeout=1min',
    )
    const direct = await postponed({ ...on(limited.href), DATABASE_DIRECT_URL: nowhere })
    expect(gone.exec(String(direct))?.[1]).toBe('DATABASE_DIRECT_URL')

    const url = new URL(DATABASE_URL)
    url.pathname = '/venaison_of_nobody'
    url.password = password
    const printed = await postponed(on(url.href))
    expect(printed).toMatch(
      /^PostgreSQL refuse la connexion \([^\n]*venaison_of_nobody[^\n]*\)[^\n]* dans DATABASE_URL\.$/,
    )
    expect(printed).not.toContain(password)
  })
})

test('A host with two addresses, neither of which answers, is a database that does not answer', async () => {
  const lookup = (_: string, __: object, found: (error: null, all: object[]) => void) =>
    found(null, [
      { address: '127.0.0.1', family: 4 },
      { address: '::1', family: 6 },
    ])
  const socket = connect({ host: 'localhost', port: DEAD, lookup: lookup as never })
  const [error] = (await once(socket, 'error')) as [Error]
  expect(error).toBeInstanceOf(AggregateError)
  expect(isPassing(error)).toBe(true)
})

test('A missing file is not a database that does not answer', () => {
  const missing = { code: 'ENOENT', message: 'no such file' }
  expect(isPassing(Object.assign(new Error(missing.message), missing, { syscall: 'open' }))).toBe(false)
  expect(isPassing(Object.assign(new Error(missing.message), missing, { syscall: 'connect' }))).toBe(true)
})
