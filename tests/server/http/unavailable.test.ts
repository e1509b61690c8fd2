import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase, type Patience } from '../../../server/database.ts'
import type { Handlers } from '../../../server/http/handler.ts'
import { openApp, visit } from '../support/app.ts'
import { inWorld, noon } from '../support/in-world.ts'

/** A TCP server on a free port with the given connection handler. */
async function listening(receive: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    receive(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stop = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { url: `postgresql://postgres@127.0.0.1:${port}/postgres`, stop }
}

/** Milliseconds: longer than anything in a test takes. */
const LONG = 300_000

/** The application with a database server that accepts connections and never answers. */
async function onSilence(patience: Patience) {
  const { url, stop } = await listening(() => {})
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: null }, undefined, patience)
  const app = await openApp({ db })
  // Stopped last: cut connections must not delay it.
  onTestFinished(async () => (stop(), await close()))
  return { visitor: visit(app), stop }
}

test('Requests that need a database that never answers get a 503 with a message', async () => {
  const { visitor } = await onSilence({ connection: 200, query: 200 })
  const { statusCode, headers, json } = await visitor.get('/api/v1/specimen_types')
  expect([statusCode, headers['retry-after']]).toEqual([503, '10'])
  expect(json()).toEqual({ message: 'Le service ne répond pas pour l’instant. Réessayez dans 10 secondes.' })
  visitor.cookies.set('venaison_session', 'somebody')
  const page = await visitor.open('/giver')
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '10'])
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).toContain('Le service ne répond pas pour l’instant.')
})

test('Readiness answers long before the database time-out, and names what is missing', async () => {
  const { visitor, stop } = await onSilence({ connection: LONG, query: LONG })
  let isAnswered = false
  const call = visitor.get('/api/v1/specimen_types').then(() => (isAnswered = true))
  const ready = Array.from({ length: 20 }, () => visitor.get('/readyz'))
  for (const { statusCode, json } of await Promise.all(ready)) {
    expect(statusCode).toBe(503)
    expect(json()).toEqual({ status: 'not ready', missing: ['database'] })
  }
  expect((await visitor.get('/healthz')).statusCode).toBe(200)
  expect(isAnswered).toBe(false)
  stop()
  await call
})

/** The first messages of a PostgreSQL server without password, and those of a query without rows. */
const greeting = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1')
const done = Buffer.from('C\0\0\0\x0dSELECT 0\0Z\0\0\0\x05I', 'latin1')

/** Milliseconds for which a query is waited for. */
const PATIENCE = 300

/** Lets time pass, for timers only, until something is settled. */
async function timePasses<T>(work: Promise<T>): Promise<T> {
  let turn = setImmediate(function pass() {
    vi.advanceTimersByTime(PATIENCE)
    turn = setImmediate(pass)
  })
  await Promise.allSettled([work])
  clearImmediate(turn)
  return work
}

/**
 * A fake database that answers queries without rows while told to; other queries wait, and time passes
 * only when told to.
 */
async function moody() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const mood = { answers: true }
  const waiting = new Set<Socket>()
  const { url, stop } = await listening((socket) =>
    socket.once('data', () => {
      socket.write(greeting)
      socket.on('data', () => (mood.answers ? socket.write(done) : waiting.add(socket)))
    }),
  )
  const patience = { connection: LONG, query: PATIENCE }
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: null }, undefined, patience)
  onTestFinished(async () => (stop(), await close()))
  const wake = () => {
    mood.answers = true
    for (const socket of waiting) socket.write(done)
  }
  return { db, mood, wake }
}

test('A query that is never answered is abandoned with its connection; the next ones get another', async () => {
  const { db, mood } = await moody()
  const ask = () => sql`select`.execute(db)
  await ask()
  mood.answers = false
  // More than there are connections: an unanswered query must not occupy one.
  const asked = await timePasses(Promise.allSettled(Array.from({ length: 25 }, ask)))
  expect(new Set(asked.map(({ status }) => status))).toEqual(new Set(['rejected']))
  mood.answers = true
  expect((await ask()).rows).toEqual([])
})

test('With the statement time-out lifted a query may take any time, until it is set again', async () => {
  for (const [lift, end] of [
    ['set local statement_timeout = 0', 'commit'],
    ['set statement_timeout = 0', 'reset statement_timeout'],
  ] as const) {
    const { db, mood, wake } = await moody()
    await db.connection().execute(async (connection) => {
      await sql.raw(lift).execute(connection)
      mood.answers = false
      const long = sql`select`.execute(connection)
      await expect(timePasses(sql`select`.execute(db))).rejects.toThrow('Connection terminated')
      wake()
      expect((await long).rows).toEqual([])
      await sql.raw(end).execute(connection)
      mood.answers = false
      await expect(timePasses(sql`select`.execute(connection))).rejects.toThrow('Connection terminated')
    })
  }
})

inWorld((world) => {
  test('With a nearly full disk the server is not ready, and says so', async () => {
    const ready = async (leastFree: number) => {
      const visitor = await world.as(null, noon, { disk: { folder: import.meta.dirname, leastFree } })
      return (await visitor.get('/readyz')).json()
    }
    expect(await ready(0)).toEqual({ status: 'ok' })
    expect(await ready(Number.MAX_SAFE_INTEGER)).toEqual({ status: 'not ready', missing: ['disk'] })
  })

  test('Temporary failures are a 503, faulty queries a 500', async () => {
    let state = ''
    const listSpecimenTypes: Handlers['listSpecimenTypes'] = async ({ db }) => {
      await sql.raw(`do $$ begin raise sqlstate '${state}'; end $$`).execute(db)
      return []
    }
    const visitor = await world.handling({ listSpecimenTypes }, null)
    const statuses: Record<string, number> = {}
    for (state of ['57014', '57P01', '53100', '53300', '08006', '55P03', '22012', '42P01'])
      statuses[state] = (await visitor.get('/api/v1/specimen_types')).statusCode
    const temporary = { 57014: 503, '57P01': 503, 53100: 503, 53300: 503, '08006': 503, '55P03': 503 }
    expect(statuses).toEqual({ ...temporary, 22012: 500, '42P01': 500 })
  })
})
