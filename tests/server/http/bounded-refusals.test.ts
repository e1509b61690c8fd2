import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Endpoint, WORKBOOK } from '../../../contract/endpoint.ts'
import { type EndpointName, endpoints } from '../../../contract/endpoints.ts'
import { type Kind, kindOf, kinds } from '../authority/matrix-callers.ts'
import { forgetTries, visitorOf } from '../endpoints/calls.ts'
import { expectedStatus, type Row } from '../endpoints/row.ts'
import { table } from '../endpoints/table.ts'
import { seedHistories } from '../fuzz/seeded.ts'
import { makeApp, message } from '../support/app.ts'
import { onAnyDatabase } from '../support/databases.ts'
import { noon } from '../support/in-world.ts'

/** Most bytes of a refusal, messages in it, and issues that a schema may look for in what is refused. */
const most = { bytes: 8192, messages: 20, issues: 3100 }

const named = Object.entries(endpoints) as [EndpointName, Endpoint][]
const withBody = named.filter(([, { body, upload }]) => body && !upload)

/** The names that the schema of a body reads. */
const fieldsOf = ({ body }: Endpoint): string[] =>
  Object.keys((body as unknown as { shape?: object }).shape ?? { from: null })

/** Every field as a list of so many values. */
const lists = (endpoint: Endpoint, count: number, value: unknown) => {
  const fields = fieldsOf(endpoint)
  const each = Math.max(1, Math.floor(count / fields.length))
  return Object.fromEntries(fields.map((field) => [field, Array(each).fill(value)]))
}
const manyKeys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 1]))

/** Bodies that nobody's page sends, none larger than a call may be. */
const hostile = (endpoint: Endpoint): Record<string, object> => ({
  'long lists': lists(endpoint, 14_000, 'x'),
  'lists of the most values that are read': lists(endpoint, 3900, 'x'),
  'lists of numbers': lists(endpoint, 30_000, 1),
  'lists of objects': lists(endpoint, 7000, { a: 1 }),
  'many keys': manyKeys(5000),
  'fields of many keys': Object.fromEntries(fieldsOf(endpoint).map((field) => [field, manyKeys(200)])),
  'a long text': Object.fromEntries(fieldsOf(endpoint).map((field) => [field, '\0'.repeat(500)])),
})

/** Somebody whose call is read, if not accepted. */
const callerOf = (row: Row): Kind =>
  row.right?.by ?? kinds.find((kind) => ![401, 403, 404].includes(expectedStatus(row, kind, 'near')))!

onAnyDatabase((fresh, again) => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await makeApp({ db: fresh(), now: () => noon })
    await again()
  })
  afterAll(() => app.close())

  test.each(withBody)('%s refuses a hostile body with few words and little work', async (name, endpoint) => {
    const row: Row = table[name]
    const visitor = await visitorOf(app, callerOf(row))
    const url = endpoint.path.replace(/\{\w+\}/, String(row.right?.near ?? row.rows?.near ?? 1))
    const read = vi.spyOn(endpoint.body!, 'safeParse')
    for (const [kind, body] of Object.entries(hostile(endpoint))) {
      await forgetTries(fresh())
      read.mockClear()
      const headers: Record<string, string> = endpoint.accepts ? { accept: WORKBOOK } : {}
      const answer = await visitor.send(endpoint.method, url, { body, headers })
      if (answer.statusCode < 400) continue
      expect(answer.statusCode, kind).toBeLessThan(500)
      expect(answer.body.length, `${kind}: bytes`).toBeLessThan(most.bytes)
      const { errors = {} } = answer.json() as { errors?: Record<string, string[]> }
      expect(Object.values(errors).flat().length, `${kind}: messages`).toBeLessThanOrEqual(most.messages)
      for (const { value } of read.mock.results)
        expect(
          (value as { error?: { issues: unknown[] } }).error?.issues.length ?? 0,
          `${kind}: issues`,
        ).toBeLessThan(most.issues)
    }
    read.mockRestore()
  })

  test.each(named)(
    '%s does not receive a larger body than 64 kB, unless the contract says so',
    async (name, endpoint) => {
      if (endpoint.method === 'GET') return
      const visitor = await visitorOf(app, callerOf(table[name]))
      const body = { text: 'x'.repeat(65_536) }
      const answer = await visitor.send(endpoint.method, endpoint.path.replace(/\{\w+\}/, '1'), { body })
      expect(answer.statusCode).toBe(413)
    },
  )

  test('What is refused counts for its network and account, larger bodies more, and is forgotten steadily', async () => {
    let time = noon.getTime()
    const own = await makeApp({ db: fresh(), now: () => new Date(time), refusedBodies: 60, proxyHops: 1 })
    const visitor = await visitorOf(own, kindOf('nobody'))
    const send = (body: object, from = '203.0.113.1') =>
      visitor.send('POST', '/password/forgot', { body, headers: { 'x-forwarded-for': from } })
    const statuses = async (count: number, body: object) => {
      const answers = []
      for (let n = 0; n < count; n++) answers.push((await send(body)).statusCode)
      return answers
    }
    expect(await statuses(36, {})).toEqual(Array(36).fill(422))
    expect(await statuses(2, manyKeys(5000))).toEqual([400, 400])
    const words = 'Trop d’envois refusés. Réessayez dans 15 secondes.'
    expect(await message(send({}))).toEqual([429, words])
    // Neither another network waits, nor somebody signed in beside them.
    expect((await send({}, '203.0.113.2')).statusCode).toBe(422)
    const signedIn = await visitorOf(own, kindOf('a giver'))
    const beside = { body: {}, headers: { 'x-forwarded-for': '203.0.113.1' } }
    expect((await signedIn.send('POST', '/api/v1/hunts/self', beside)).statusCode).toBe(422)
    time += 15_000
    expect(await statuses(2, {})).toEqual([422, 429])
    // A cookie of no session changes nothing.
    visitor.cookies.set('venaison_session', 'nobody')
    expect((await send({})).statusCode).toBe(429)
    // Nor does a clock that is set back count what nobody sent.
    time -= 3_600_000
    expect((await send({}, '203.0.113.2')).statusCode).toBe(422)
    await own.close()
  })

  test('What cannot be read is refused unread after ten times as many, also of who names a session', async () => {
    const own = await makeApp({ db: fresh(), now: () => noon, refusedBodies: 2, proxyHops: 1 })
    for (const named of ['a giver', 'nobody'] as const) {
      const from = named === 'nobody' ? '203.0.113.3' : '203.0.113.4'
      const visitor = await visitorOf(own, kindOf(named))
      if (named === 'nobody') visitor.cookies.set('venaison_session', 'made up')
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
      const statuses: number[] = []
      for (let n = 0; n < 21; n++)
        statuses.push((await visitor.send('POST', '/api/v1/hunts/self', { body: '{', headers })).statusCode)
      expect(statuses, named).toEqual([...Array<number>(20).fill(400), 429])
    }
    await own.close()
  })
}, seedHistories)
