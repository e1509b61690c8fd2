import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { giver } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import { keptLog } from '../support/app.ts'
import { inSharedWorld, inWorld } from '../support/in-world.ts'
import { newRequestId, REQUEST_ID } from '../../../contract/request-id.ts'

test('A request id has 60 random bits in three groups', () => {
  const ids = Array.from({ length: 1000 }, newRequestId)
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}$/)
    expect(id).toMatch(REQUEST_ID)
  }
  expect(new Set(ids).size).toBe(1000)
})

inWorld((world) => {
  test('A request keeps the id of its caller if it has the right shape, and gets another one otherwise', async () => {
    const visitor = await world.as(null)
    const answered = async (id: string) =>
      (await visitor.get('/api/v1/specimen_types', { 'x-request-id': id })).headers['x-request-id']
    for (const id of ['12345678', '7k3f-x2mw-8qpt', 'A'.repeat(64), 'b0a1c2d3-0000-4000-8000-0123456789ab'])
      expect(await answered(id)).toBe(id)
    const planted = [
      '',
      '1234567',
      'A'.repeat(65),
      '12345678 */ drop table users; --',
      '12345678*/',
      "12345678'",
      '1234_5678',
      '12345678\t',
      '12345678, 12345678',
      'référence',
    ]
    for (const id of planted) {
      const other = await answered(id)
      expect(other).toMatch(/^[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}$/)
      expect(planted).not.toContain(other)
    }
  })

  test('Problems are answered with the id under which they are logged', async () => {
    const log = keptLog('info')
    const listSpecimenTypes = async () => {
      await sql`select 1 / 0`.execute(world.db())
      return []
    }
    const visitor = await world.handling({ listSpecimenTypes }, null, log)
    const path = '/api/v1/specimen_types'
    const { statusCode, headers } = await visitor.get(path, { 'x-request-id': 'division-by-zero' })
    expect([statusCode, headers['x-request-id']]).toEqual([500, 'division-by-zero'])
    const named = log.lines
      .map((line) => JSON.parse(line))
      .filter(({ reqId }) => reqId === 'division-by-zero')
    expect(named.map(({ msg }) => msg)).toEqual(['request failed', 'answered'])
  })
})

inSharedWorld((world) => {
  const db = world.db
  /** The statements of other sessions that wait for a lock. */
  const waiting = async () => {
    const { rows } = await sql<{ query: string }>`
      select query from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db())
    return rows.map(({ query }) => query)
  }

  /** Makes a call while hunts may be read but not changed; answers its status, and the statements that waited. */
  async function whileLocked(call: () => Promise<{ statusCode: number }>) {
    let answered: Promise<{ statusCode: number }> | undefined
    const seen = await db()
      .transaction()
      .execute(async (transaction) => {
        await sql`lock table hunts in share mode`.execute(transaction)
        answered = call()
        await expect.poll(waiting).not.toEqual([])
        return waiting()
      })
    return { seen, status: (await answered!).statusCode }
  }

  test('While a change that a request makes waits, pg_stat_activity shows the id of the request', async () => {
    const visitor = await world.as(giver)
    // The body is received before, and the statement belongs to a transaction.
    const body = {
      started_at: '2026-03-20',
      city_id: place('Vierzon').id,
      specimen_type_ids: [1],
      quantities: [1],
    }
    const headers = { 'x-request-id': 'a-new-hunt' }
    const written = await whileLocked(() => visitor.send('POST', '/api/v1/hunts/self', { body, headers }))
    expect(written.status).toBe(200)
    for (const text of written.seen) expect(text).toMatch(/^\/\* request=a-new-hunt \*\/ /)
  })

  test('Requests at once bear each their own id, and what nobody asked for bears none', async () => {
    // It could wait for a lock; short reads are prepared, and bear no id.
    const ownText = async () => {
      const { rows } = await sql<{ text: string }>`
        select query as text, pg_advisory_xact_lock_shared(1) from pg_stat_activity
        where pid = pg_backend_pid()`.execute(db())
      return rows[0]!.text
    }
    const seen: string[] = []
    const listSpecimenTypes = async () => (seen.push(await ownText()), [])
    const visitor = await world.handling({ listSpecimenTypes }, null)
    const ids = Array.from({ length: 30 }, (_, index) => `at-once-${index + 10}`)
    await Promise.all(ids.map((id) => visitor.get('/api/v1/specimen_types', { 'x-request-id': id })))
    expect(seen.map((text) => /^\/\* request=([\w-]+) \*\/ /.exec(text)?.[1]).toSorted()).toEqual(ids)
    expect(await ownText()).not.toContain('request=')
  })
})
