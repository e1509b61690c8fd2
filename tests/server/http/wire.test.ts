import { expect, test } from 'vitest'
import { NotFound } from '../../../server/http/errors.ts'
import { giver } from '../../world/people.ts'
import { inWorld } from '../support/in-world.ts'

const hunts = '/api/v1/hunts/self'
const entry = { started_at: '2026-12-01', city_id: 1, specimen_type_ids: [1], quantities: [2] }

inWorld((world) => {
  /** What the handler of createHunt receives for this body. */
  const received = async (body: object | string, headers: Record<string, string> = {}) => {
    let call: unknown
    const visitor = await world.handling({
      createHunt: async ({ body, idempotencyKey }) => {
        call = { ...body, idempotencyKey }
        return { id: 1 }
      },
    })
    const response = await visitor.send('POST', hunts, { body, headers })
    return { status: response.statusCode, call, answer: response.json() }
  }
  const form = { 'content-type': 'application/x-www-form-urlencoded' }

  test('Lists are accepted as JSON, x[] and x[0]', async () => {
    const expected = { started_at: '2026-12-01', city_id: 1, specimen_type_ids: [1, 2], quantities: [3, 4] }
    const forms = [
      { ...entry, specimen_type_ids: [1, 2], quantities: [3, 4] },
      {
        ...entry,
        specimen_type_ids: undefined,
        quantities: undefined,
        'specimen_type_ids[]': [1, 2],
        'quantities[]': ['3', '4'],
      },
    ]
    for (const body of forms) expect((await received(body)).call).toMatchObject(expected)
    const head = 'started_at=2026-12-01&city_id=1&'
    for (const lists of [
      'specimen_type_ids[]=1&specimen_type_ids[]=2&quantities[]=3&quantities[]=4',
      'specimen_type_ids%5B0%5D=1&specimen_type_ids%5B1%5D=2&quantities[1]=4&quantities[0]=3',
    ]) {
      expect((await received(head + lists, form)).call).toMatchObject(expected)
    }
  })

  test('Strings are trimmed, booleans are 1 and 0, and unknown keys are dropped', async () => {
    const { call } = await received({
      ...entry,
      started_at: ' 2026-12-01 ',
      is_wolfhunter: '1',
      giver_id: 9,
    })
    expect(call).toEqual({ ...entry, is_wolfhunter: true, idempotencyKey: null })
  })

  test('A POST that says it is a read is a POST', async () => {
    const { status, call } = await received({ ...entry, _method: 'get' })
    expect([status, call]).toEqual([200, { ...entry, is_wolfhunter: false, idempotencyKey: null }])
  })

  test('An empty string means no value, and no search', async () => {
    expect((await received({ ...entry, city_id: '' })).answer.errors).toHaveProperty('city_id')
    const visitor = await world.handling({
      searchCities: async ({ query }) => (expect(query.search).toBe(''), []),
    })
    expect((await visitor.get('/api/v1/cities?search=&federation_id=')).statusCode).toBe(200)
  })

  test('Passwords keep their spaces', async () => {
    let password = ''
    const visitor = await world.handling(
      { signIn: async ({ body }) => ((password = body.password), Promise.reject(new NotFound())) },
      null,
    )
    await visitor.post('/login', { email: giver.email, password: '  secret  ' })
    expect(password).toBe('  secret  ')
  })

  test('_method turns a POST into another method of the same path only', async () => {
    const seen: string[] = []
    const visitor = await world.handling({
      updateHunt: async ({ params }) => void seen.push(`update ${params.id}`),
      deleteHunt: async ({ params }) => void seen.push(`delete ${params.id}`),
    })
    await visitor.post(`${hunts}/4`, { ...entry, _method: 'PUT' })
    await visitor.post(`${hunts}/5`, { _method: 'delete' })
    expect(seen).toEqual(['update 4', 'delete 5'])
    expect((await visitor.post(`${hunts}/4`, entry)).statusCode).toBe(404)
    expect((await visitor.post(`${hunts}/4`, { _method: 'PATCH' })).statusCode).toBe(404)
  })

  test('The header Idempotency-Key reaches the handler, if it is printable and short', async () => {
    expect((await received(entry, { 'idempotency-key': 'a-key' })).call).toMatchObject({
      idempotencyKey: 'a-key',
    })
    for (const key of ['x'.repeat(101), 'é']) {
      expect((await received(entry, { 'idempotency-key': key })).status).toBe(422)
    }
  })

  test('A NUL character, a wrong type and a missing field are refused in French, by field', async () => {
    const bad = await received({
      started_at: 'a\0b',
      city_id: [1],
      quantities: ['1', 'x'],
      specimen_type_ids: '\0',
    })
    expect([bad.status, bad.call]).toEqual([422, undefined])
    expect(bad.answer.errors).toEqual({
      started_at: ['Ce champ contient un caractère interdit.'],
      specimen_type_ids: ['Ce champ contient un caractère interdit.'],
    })
    const wrong = await received({ city_id: [1], quantities: ['1', 'x'], specimen_type_ids: [1, 2] })
    expect(Object.keys(wrong.answer.errors).sort()).toEqual(['city_id', 'quantities.1', 'started_at'])
    expect(wrong.answer.message).toMatch(/ \(et 2 autres erreurs\)$/)
    const uneven = await received({ ...entry, quantities: [1, 2] })
    expect(uneven.answer).toEqual({
      message: 'Les listes doivent avoir la même longueur.',
      errors: { quantities: ['Les listes doivent avoir la même longueur.'] },
    })
  })
})
