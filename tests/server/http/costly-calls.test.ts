import { once } from 'node:events'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { OwnData } from '../../../contract/account/own-data.ts'
import { limits } from '../../../contract/limits.ts'
import { openDatabase } from '../../../server/database.ts'
import { handlers } from '../../../server/handlers/registry.ts'
import { planned } from '../../world/hunts.ts'
import { giver, statistician, wolfhunter } from '../../world/people.ts'
import { connectTo, openApp, visit, type Visitor } from '../support/app.ts'
import { inWorld, noon } from '../support/in-world.ts'
import { readWhole } from '../support/files/own-data.ts'
import { withPostgres } from '../support/databases/with-postgres.ts'

const contacts = (id: number) => `/api/v1/hunts/self/${id}/contacts`

inWorld((world) => {
  test('Expensive calls in progress are limited per person; beyond that the answer is 429 with Retry-After', async () => {
    expect(limits.costlyCalls).toBe(3)
    const gate = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    let count = 0
    const obtainContacts: typeof handlers.obtainContacts = async ({ caller }) => {
      if (caller.id !== giver.id) return
      if (++count === 2) begun.resolve()
      await gate.promise
    }
    const visitor = await world.handling({ obtainContacts }, giver, { costlyCalls: 2 })
    const other = visit(visitor.app)
    await other.signIn(wolfhunter.email)
    const running = [visitor.post(contacts(planned.id)), visitor.post(contacts(planned.id))]
    await begun.promise
    const refused = await visitor.post(contacts(planned.id))
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().message]).toEqual([
      429,
      '5',
      'Vos demandes précédentes sont encore en cours. Réessayez dans 5 secondes.',
    ])
    // Neither their other calls nor calls of others wait.
    expect((await visitor.get('/api/v1/givers/self')).statusCode).toBe(200)
    expect((await other.post(contacts(20))).statusCode).toBe(200)
    gate.resolve()
    expect((await Promise.all(running)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await visitor.post(contacts(planned.id))).statusCode).toBe(200)
  })

  test('An expensive call that ends or fails frees its slot, and so does a downloaded file', async () => {
    const giverAlone = await world.as(giver, noon, { costlyCalls: 1 })
    for (let i = 0; i < 3; i++) expect((await giverAlone.post(contacts(999_999))).statusCode).toBe(404)
    expect((await giverAlone.post(contacts(planned.id))).statusCode).toBe(200)
    const visitor = await world.as(statistician, noon, { costlyCalls: 1 })
    for (let i = 0; i < 3; i++) {
      const asked = await visitor.send('POST', '/api/v1/statistics/handovers', {
        body: {},
        headers: { accept: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
      })
      expect((await visitor.get(asked.json().data.url)).statusCode).toBe(200)
    }
  })

  /** A separate connection that sends a visitor's request and does not read the answer. */
  async function ask(visitor: Visitor, path: string): Promise<Socket> {
    const client = (await connectTo(visitor.app)).pause()
    client.write(`${visitor.headOf(`GET ${path}`, { connection: 'close' })}\r\n`)
    return client
  }
  /** Waits for a condition while the server continues. */
  const until = async (isSo: () => boolean | Promise<boolean>) => {
    while (!(await isSo())) await new Promise((resume) => setImmediate(resume))
  }

  test('An expensive call lasts until its answer is read or, if it is aborted, until its work ends', async () => {
    const gate = Promise.withResolvers<void>()
    const work = { begun: 0, ended: 0, isHeld: false }
    // The first answer is more than the connection buffers while the client does not read.
    const more = [{ at: noon.toISOString(), act: 'x'.repeat(50_000_000) }]
    let answer: Promise<OwnData> | undefined
    const readOwnData: typeof handlers.readOwnData = async (call) => {
      const isFirst = ++work.begun === 1
      if (work.isHeld) await gate.promise
      answer ??= readWhole(handlers.readOwnData(call))
      const whole = { ...(await answer), acts: isFirst ? more : [] }
      work.ended++
      return whole
    }
    const visitor = await world.handling({ readOwnData }, giver, { costlyCalls: 1 })
    const path = '/api/v1/users/self/data'
    const status = async () => (await visitor.send('GET', path)).statusCode
    const unread = await ask(visitor, path)
    await until(() => work.ended === 1)
    for (let i = 0; i < 5; i++) await visitor.get('/healthz')
    expect(await status()).toBe(429)
    unread.resume()
    await until(async () => (await status()) === 200)
    // Aborted while the work continues: the slot is not free before it ends.
    work.isHeld = true
    const before = work.begun
    const left = await ask(visitor, path)
    await until(() => work.begun > before)
    left.destroy()
    for (let i = 0; i < 5; i++) await visitor.get('/healthz')
    expect(await status()).toBe(429)
    work.isHeld = false
    gate.resolve()
    await until(async () => (await status()) === 200)
  })

  test('A request that was on its way when the server began to close is answered', async () => {
    const visitor = await world.handling({}, null)
    const received = once(visitor.app.server, 'connection') as Promise<[Socket]>
    const client = await connectTo(visitor.app)
    client.write(visitor.headOf('GET /api/v1/specimen_types'))
    const [socket] = await received
    await expect.poll(() => socket.bytesRead).toBeGreaterThan(0)
    const closed = visitor.app.close()
    client.write('\r\n')
    const answer = await text(client)
    await closed
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(answer).toContain('Connection: close')
    expect(answer).toContain('sanglier')
  })

  test('An answer that is never read is aborted', async () => {
    // More than the connection buffers.
    const data = Array.from({ length: 20 }, (_, id) => ({
      id,
      label: 'x'.repeat(1_000_000),
      label_plural: 'sangliers',
      icon_url: `/specimens/${id}.svg`,
    }))
    const listSpecimenTypes: typeof handlers.listSpecimenTypes = async () => data
    const visitor = await world.handling({ listSpecimenTypes }, null, { unreadTimeout: 200 })
    const received = once(visitor.app.server, 'connection') as Promise<[Socket]>
    await ask(visitor, '/api/v1/specimen_types')
    const [socket] = await received
    if (!socket.destroyed) await once(socket, 'close')
    expect(socket.bytesWritten).toBeGreaterThan(0)
  })
})

test('Who waits too long for a lock or a connection gets a 503 with Retry-After; an idle transaction is ended', async () => {
  await withPostgres(async (databaseUrl) => {
    const [settings, gate] = [{ databaseUrl, dataDir: null }, Promise.withResolvers<void>()]
    const patience = { connection: 2_000, query: 20_000 }
    const times = { lockTimeout: 100, idleTimeout: 45_000 }
    const { db, close } = await openDatabase({ ...settings, ...times }, undefined, patience)
    const other = await openDatabase(settings)
    /** Holds a connection until the gate opens; retries while a busy machine is too slow to open one. */
    const hold = (resolve: () => void): Promise<void> => {
      let isHeld = false
      const keep = () => {
        isHeld = true
        resolve()
        return gate.promise
      }
      const again = () => (isHeld ? undefined : hold(resolve))
      return db.connection().execute(keep).catch(again)
    }
    try {
      const shown = async (name: string, from = db) =>
        Object.values((await sql<Record<string, string>>`show ${sql.raw(name)}`.execute(from)).rows[0]!)[0]
      expect(await shown('lock_timeout')).toBe('100ms')
      expect(await shown('idle_in_transaction_session_timeout')).toBe('45s')
      expect(await shown('lock_timeout', other.db)).toBe('10s')
      expect(await shown('idle_in_transaction_session_timeout', other.db)).toBe('1min')

      const visitor = visit(await openApp({ db }))
      const answer = async (url = '/api/v1/specimen_types') => {
        const { statusCode, headers } = await visitor.get(url)
        return [statusCode, headers['retry-after']]
      }
      await other.db.transaction().execute(async (transaction) => {
        await sql`lock table specimen_types in access exclusive mode`.execute(transaction)
        expect(await answer()).toEqual([503, '10'])
      })
      expect(await answer()).toEqual([200, undefined])

      const held = Array.from({ length: 10 }, () => Promise.withResolvers<void>())
      const holding = held.map(({ resolve }) => hold(resolve))
      await Promise.all(held.map(({ promise }) => promise))
      const answers = await Promise.all([answer(), answer('/api/v1/cities?search=bourges'), answer()])
      for (const one of answers) expect(one).toEqual([503, '10'])
      gate.resolve()
      await Promise.all(holding)
      expect(await answer()).toEqual([200, undefined])
    } finally {
      gate.resolve()
      await Promise.all([close(), other.close()])
    }
  }, 'migrated')
})
