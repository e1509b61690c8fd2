import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { Conflict, NotFound, Refused, TooMany } from '../../../server/http/errors.ts'
import type { Db } from '../../../server/database.ts'
import type { Handlers } from '../../../server/http/handler.ts'
import { giver } from '../../world/people.ts'
import { keptLog } from '../support/app.ts'
import { inWorld } from '../support/in-world.ts'

const hunts = '/api/v1/hunts/self'
const entry = { started_at: '2026-12-01', city_id: 1, specimen_type_ids: [1], quantities: [2] }

inWorld((world) => {
  test('Each refusal has its status and its shape', async () => {
    const refusals = [
      [new NotFound(), 404, { message: 'Cet élément est introuvable.' }],
      [new Conflict('Déjà fait.'), 409, { message: 'Déjà fait.' }],
      [
        new Refused({ 'contact_ids.0': ['Non.'] }),
        422,
        { message: 'Non.', errors: { 'contact_ids.0': ['Non.'] } },
      ],
      [new TooMany(1.2, 'Trop.'), 429, { message: 'Trop. Réessayez dans 2 secondes.' }],
    ] as const
    let refusal: Error = new NotFound()
    const visitor = await world.handling({ createHunt: () => Promise.reject(refusal) })
    for (const [error, status, shape] of refusals) {
      refusal = error
      const response = await visitor.post(hunts, entry)
      expect([response.statusCode, response.json()]).toEqual([status, shape])
      expect(response.headers['retry-after']).toBe(status === 429 ? '2' : undefined)
    }
  })

  test('An unexpected error is a 500 without details, also when an answer violates the contract', async () => {
    const visitor = await world.handling({
      createHunt: () => Promise.reject(new Error('secret')),
      // The wrong type is what fails.
      listSpecimenTypes: async () => [{ id: 'one' }] as never,
    })
    for (const response of [await visitor.post(hunts, entry), await visitor.get('/api/v1/specimen_types')]) {
      expect([response.statusCode, response.body]).toEqual([500, '{"message":"Server Error"}'])
    }
  })

  test('Choosing a row that is being deleted is a conflict, not a server error', async () => {
    const visitor = await world.handling({
      createHunt: async ({ db, caller }) => {
        await db.updateTable('users').set({ city_id: 999_999 }).where('id', '=', caller.id).execute()
        return { id: 1 }
      },
    })
    const response = await visitor.post(hunts, entry)
    expect([response.statusCode, response.json()]).toEqual([
      409,
      { message: 'Ce que vous avez choisi a changé entre-temps. Rechargez la page, puis recommencez.' },
    ])
  })

  test('An address taken concurrently is a conflict; any other unique violation is an error, and logged', async () => {
    const log = keptLog('error')
    const answer = async (createHunt: Handlers['createHunt']) => {
      const response = await (await world.handling({ createHunt }, giver, log)).post(hunts, entry)
      return [response.statusCode, response.json().message as string]
    }
    const twice = (column: 'email' | 'id') => (call: { db: Db }) =>
      sql`insert into users (id, email, firstname, role_id, created_at)
        select ${column === 'id' ? sql`id` : 99}, ${column === 'email' ? sql`email` : 'new@example.org'},
          firstname, role_id, created_at from users limit 1`
        .execute(call.db)
        .then(() => ({ id: 1 }))
    expect(await answer(twice('email'))).toEqual([
      409,
      'Cette adresse e-mail vient de devenir celle d’un autre compte.',
    ])
    expect(log.lines).toEqual([])
    expect(await answer(twice('id'))).toEqual([500, 'Server Error'])
    expect(log.lines.join('')).toContain('users_pkey')
  })

  test('Undeclared fields never leave the server', async () => {
    const type = { id: 1, label: 'a', label_plural: 'b', icon_url: '/c' }
    const visitor = await world.handling({ listSpecimenTypes: async () => [{ ...type, secret: 1 }] })
    expect((await visitor.get('/api/v1/specimen_types')).json()).toEqual({ data: [type] })
  })

  test('An impossible path is a 404, and an unreadable body a 400', async () => {
    const visitor = await world.as(giver)
    for (const id of ['x', '0', '-1', '99999999999', '1.5', '%00', '%F0', 'a'.repeat(300)]) {
      const { statusCode } = await visitor.delete(`${hunts}/${id}`)
      expect([400, 404], id).toContain(statusCode)
    }
    const json = { 'content-type': 'application/json' }
    for (const body of ['{', '{"__proto__":{"a":1}}', 'null x']) {
      const response = await visitor.send('POST', hunts, { body, headers: json })
      expect([response.statusCode, response.json()]).toEqual([
        400,
        { message: 'La demande envoyée est illisible. Rechargez la page, puis réessayez.' },
      ])
    }
    for (const body of ['', '[]', '3', '"a"', 'null']) {
      expect((await visitor.send('POST', hunts, { body, headers: json })).statusCode, body).toBe(422)
    }
    const xml = { 'content-type': 'application/xml' }
    expect((await visitor.send('POST', hunts, { body: '<a/>', headers: xml })).statusCode).toBe(415)
    const big = await visitor.post(hunts, { text: 'x'.repeat(1_100_000) })
    expect([big.statusCode, big.json()]).toEqual([413, { message: 'L’envoi est trop volumineux.' }])
    expect((await visitor.get('/api/v1/nothing', { accept: 'text/html' })).statusCode).toBe(404)
  })
})
