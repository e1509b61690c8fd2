import { expect, test } from 'vitest'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { type EndpointName, endpoints } from '../../../contract/endpoints.ts'
import { contactId, informed } from '../../world/hunts.ts'
import { offerLinkToken } from '../../world/offers.ts'
import {
  admin,
  confirmLinkToken,
  giver,
  manon,
  resetLinkToken,
  signInLinkToken,
  stopLinkToken,
} from '../../world/people.ts'
import { inWorld, noon } from '../support/in-world.ts'
import { retain } from '../support/retention.ts'
import { table } from '../endpoints/table.ts'
import type { Row } from '../endpoints/row.ts'

const long = new Date('2024-01-10T11:00:00Z')
const unknown = 999_999

/** The calls whose path names a row that is deleted after its retention period. */
const naming = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(([, { path }]) =>
  /^\/api\/v1\/(offers|contacts|absences)\/\{id\}/.test(path),
)

inWorld((world) => {
  /** The answer of each of them about a row, to callers who may make the call. */
  async function answersTo(visitors: Awaited<ReturnType<typeof world.as>>[], ids: Record<string, number>) {
    const answers: unknown[] = []
    for (const [name, { path, method }] of naming) {
      const { sends }: Row = table[name]
      const url = path.replace('{id}', String(ids[path.split('/')[3]!]))
      for (const visitor of visitors) {
        const { statusCode, body } = await visitor.send(method, url, sends ? { body: sends } : {})
        answers.push([name, statusCode, body])
      }
    }
    return answers
  }

  test('Offers, absences and contacts deleted by retention are unknown to every call that names one', async () => {
    expect(naming.length).toBeGreaterThan(8)
    const contact = contactId(informed.id, manon.id)
    const absence = { state: 'noShow', missed_at: long, absence: 'contested', contested_at: long } as const
    const asked = { sounded_at: long, expires_at: long, answered_at: long, reason: 'chosen' } as const
    const of = { hunt_id: informed.id, receiver_id: manon.id, received: 0, distance: 4 }
    const row = { id: 970, ...of, ...asked, ...absence }
    await world.add('offers', row)
    await world.set('hunts', { id: informed.id }, { started_at: '2024-01-10' })
    const visitors = await Promise.all([giver, manon, admin].map((person) => world.as(person)))
    const ids = { offers: row.id, absences: row.id, contacts: contact }
    const nowhere = { offers: unknown, absences: unknown, contacts: unknown }
    const before = await answersTo(visitors, ids)
    expect(before).not.toEqual(await answersTo(visitors, nowhere))
    await world.remove('phone_reveals', {})
    await world.remove('donations', { hunt_id: informed.id })
    await world.set('offers', { id: row.id }, row)
    await retain(world.db())
    expect(await world.all('contacts', { id: contact })).toEqual([])
    expect(await answersTo(visitors, ids)).toEqual(await answersTo(visitors, nowhere))
  })

  test('An expired link is unknown at once, before anything is deleted, and stays so', async () => {
    const password = 'Gibier-et-forêt'
    const calls: [url: string, body: (token: string) => object, token: string][] = [
      ['/password/check', (token) => ({ token }), resetLinkToken],
      ['/password/reset', (token) => ({ token, password, password_confirmation: password }), resetLinkToken],
      ['/address/confirm', (token) => ({ token }), confirmLinkToken],
      ['/address/stop', (token) => ({ token }), stopLinkToken],
      ['/login/link', (token) => ({ token }), signInLinkToken],
      ['/api/v1/offers/linked', (token) => ({ token }), offerLinkToken],
      ['/api/v1/offers/linked/answer', (token) => ({ token, answer: 'declined' }), offerLinkToken],
    ]
    const visitor = await world.as(null)
    expect((await visitor.post('/password/check', { token: resetLinkToken })).statusCode).toBe(200)
    expect((await visitor.post('/api/v1/offers/linked', { token: offerLinkToken })).statusCode).toBe(200)
    await world.set('tokens', {}, { expires_at: noon })
    await world.set('hunts', {}, { started_at: '2026-03-01' })
    for (const isDeleted of [false, true]) {
      if (isDeleted) await retain(world.db())
      for (const [url, body, token] of calls) {
        const [over, none] = [await visitor.post(url, body(token)), await visitor.post(url, body('none'))]
        expect([url, over.statusCode, over.body]).toEqual([url, 404, none.body])
      }
    }
  })
})
