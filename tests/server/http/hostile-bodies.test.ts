import { expect, test, vi } from 'vitest'
import { WORKBOOK } from '../../../contract/endpoint.ts'
import { readQuery } from '../../../server/http/bodies.ts'
import { admin, giver, roleManager, statistician } from '../../world/people.ts'
import { fingerprint } from '../support/fingerprint.ts'
import { inWorld } from '../support/in-world.ts'

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const statistic = '/api/v1/statistics/donations_by_type'
const nested = (levels: number, open: string, close: string) =>
  `${open.repeat(levels)}1${close.repeat(levels)}`

inWorld((world) => {
  test('JSON nested deeper than any call needs is unreadable, whoever sends it', async () => {
    for (const person of [null, giver, admin]) {
      const visitor = await world.as(person)
      for (const url of ['/login', '/api/v1/hunts/self', statistic, '/api/v1/roles'])
        for (const levels of [21, 3000, 10_000])
          for (const body of [nested(levels, '[', ']'), nested(levels, '{"a":', '}')]) {
            const { statusCode, json: answer } = await visitor.send('POST', url, { body, headers: json })
            expect([url, levels, statusCode]).toEqual([url, levels, 400])
            expect(answer()).toEqual({ message: expect.stringMatching(/illisible/) as string })
          }
    }
  })

  test('More keys, values or levels than any call has are refused before any of them is read', async () => {
    const visitor = await world.as(null)
    await visitor.open('/login')
    const keys = (count: number, name = (n: number) => `"k${n}"`, colon = ':') =>
      Array.from({ length: count }, (_, n) => `${name(n)}${colon}1`)
    const objects = (count: number) => Array(count).fill('{"a":1}').join(',')
    const excessive = [
      `{${keys(1001).join(',')}}`,
      `{${keys(1001, (n) => `"k[${n}]"`).join(',')}}`,
      `{ "email" : [${keys(1001, (n) => `{ "\\"${n}"`, ' : ').join('},')}}]}`,
      `{"email":[${objects(1001)}]}`,
      `{"email":[${Array(4001).fill(1).join(',')}]}`,
      `[${Array(4001).fill('[]').join(',')}]`,
      nested(21, '[', ']'),
      // Unfinished, so that it cannot be read at all.
      '['.repeat(64_000),
    ]
    const read = vi.spyOn(JSON, 'parse')
    try {
      for (const body of excessive) {
        const { statusCode } = await visitor.send('POST', '/password/forgot', { body, headers: json })
        expect([body.slice(0, 40), statusCode]).toEqual([body.slice(0, 40), 400])
        expect(read.mock.calls.filter(([text]) => text === body)).toEqual([])
      }
      // Signs within a text are none of JSON.
      const words = { email: ':,{['.repeat(3000), others: '"\\"'.repeat(3000) }
      for (const body of [`{${keys(99).join(',')}}`, JSON.stringify(words)]) {
        const { statusCode } = await visitor.send('POST', '/password/forgot', { body, headers: json })
        expect([body.slice(0, 40), statusCode]).toEqual([body.slice(0, 40), 422])
        expect(read.mock.calls.filter(([text]) => text === body)).toHaveLength(1)
      }
    } finally {
      read.mockRestore()
    }
  })

  test('Forms and query strings with more names than any call has are unreadable', async () => {
    const visitor = await world.as(null)
    await visitor.open('/login')
    const names = (count: number) => Array.from({ length: count }, (_, n) => `k${n}=1`).join('&')
    for (const [body, status] of [
      ['email=x&'.repeat(1001), 400],
      [names(1001), 400],
      ['&'.repeat(60_000), 400],
      [names(101), 400],
      [names(99), 422],
    ] as const) {
      const { statusCode } = await visitor.send('POST', '/password/forgot', { body, headers: form })
      expect([body.slice(0, 40), statusCode]).toEqual([body.slice(0, 40), status])
    }
    expect((await visitor.get(`/api/v1/cities?${names(2000)}`)).statusCode).toBe(400)
    expect((await visitor.get(`/api/v1/cities?search=bourges&${names(99)}`)).statusCode).toBe(200)
    expect(Object.keys(readQuery(names(2000)))).toHaveLength(101)
  })

  test('Fields named like built-in object properties are refused, not read from the prototype', async () => {
    const visitor = await world.as(statistician)
    const before = await fingerprint(world.db())
    for (const headers of [json, { ...json, accept: WORKBOOK }])
      for (const field of ['constructor', 'toString', 'hasOwnProperty', '__proto__'])
        for (const value of ['"x"', 'null', '{}', '1', '[1]']) {
          const body = `{"${field}":${value}}`
          const { statusCode } = await visitor.send('POST', statistic, { body, headers })
          expect([body, statusCode]).toEqual([body, field === '__proto__' ? 400 : 422])
        }
    const sent = await visitor.send('POST', statistic, { body: 'constructor=x&toString=y', headers: form })
    expect(Object.keys((sent.json() as { errors: object }).errors)).toEqual(['constructor', 'toString'])
    expect(await fingerprint(world.db())).toEqual(before)
  })

  test('An unpaired surrogate is refused at its field', async () => {
    const visitor = await world.as(roleManager)
    const before = await fingerprint(world.db())
    for (const half of ['\\ud800', '\\udc00', 'a\\udc00\\ud800']) {
      const body = `{"code":"${half}","label":"Garde ${half}"}`
      const answer = await visitor.send('POST', '/api/v1/roles', { body, headers: json })
      const message = ['Ce champ contient un caractère interdit.']
      expect(answer.json()).toMatchObject({ errors: { code: message, label: message } })
      expect(answer.statusCode).toBe(422)
    }
    expect((await visitor.post('/api/v1/roles', { code: 'garde', label: 'Garde 🦌' })).statusCode).toBe(200)
    expect(await fingerprint(world.db())).not.toEqual(before)
  })
})
