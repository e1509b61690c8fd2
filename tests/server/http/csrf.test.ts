import { expect, test } from 'vitest'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { endpoints } from '../../../contract/endpoints.ts'
import { giver } from '../../world/people.ts'
import { visit } from '../support/app.ts'
import { inWorld } from '../support/in-world.ts'

const hunts = '/api/v1/hunts/self'
const entry = { started_at: '2026-12-01', city_id: 1, specimen_type_ids: [1], quantities: [2] }

inWorld((world) => {
  test('A change without its session’s token is a 419, which sets a valid token', async () => {
    const visitor = await world.handling({ createHunt: async () => ({ id: 1 }) })
    for (const token of ['', 'wrong', '%', 'a.b', 'é']) {
      const sent = visitor.send('POST', hunts, { body: entry, headers: { 'x-xsrf-token': token } })
      expect((await sent).statusCode, token).toBe(419)
      expect((await sent).json()).toEqual({ message: 'CSRF token mismatch.' })
    }
    visitor.cookies.delete('XSRF-TOKEN')
    expect((await visitor.post(hunts, entry)).statusCode).toBe(419)
    expect((await visitor.post(hunts, entry)).statusCode).toBe(200)
  })

  test('Nothing that changes anything, or that only staff obtain, is done without the token', async () => {
    const visitor = await world.as(giver)
    const asking = Object.values<Endpoint>(endpoints).filter(
      ({ method, guarded }) => method !== 'GET' || guarded,
    )
    visitor.cookies.delete('XSRF-TOKEN')
    for (const { method, path } of asking) {
      const { statusCode } = await visitor.send(method, path.replace(/\{\w+\}/, '1'), {
        headers: { 'x-xsrf-token': '' },
      })
      expect([method, path, statusCode]).toEqual([method, path, 419])
    }
  })

  test('The token changes at sign-in and at sign-out, and stays from page to page', async () => {
    const visitor = await world.as(null)
    const token = () => visitor.cookies.get('XSRF-TOKEN')
    const before = token()
    await visitor.open('/login')
    expect(token()).toBe(before)
    await visitor.signIn(giver.email)
    const during = token()
    expect(during).not.toBe(before)
    await visitor.post('/logout')
    expect(token()).not.toBe(during)
  })

  test('Another session’s token is refused', async () => {
    const visitor = await world.as(giver)
    const other = visit(visitor.app)
    await other.open('/login')
    visitor.cookies.set('XSRF-TOKEN', other.cookies.get('XSRF-TOKEN')!)
    expect((await visitor.post(hunts, entry)).statusCode).toBe(419)
  })

  test('The field _token is accepted for the sign-in form, but not for API calls', async () => {
    const visitor = await world.as(null)
    const _token = visitor.cookies.get('XSRF-TOKEN')!
    const headers = { accept: 'application/json' }
    const post = (url: string, body: object) =>
      visitor.app.inject({
        method: 'POST',
        url,
        headers,
        payload: body,
        cookies: Object.fromEntries(visitor.cookies),
      })
    expect((await post('/login', { email: giver.email, password: 'wrong', _token })).statusCode).toBe(422)
    expect((await post('/login', { email: giver.email, password: 'wrong' })).statusCode).toBe(419)
    expect((await post(hunts, { ...entry, _token })).statusCode).toBe(419)
  })
})
