import { expect, test } from 'vitest'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { endpoints } from '../../../contract/endpoints.ts'
import { handlers } from '../../../server/handlers/registry.ts'
import type { Handlers } from '../../../server/http/handler.ts'
import { giver } from '../../world/people.ts'
import { seedAccounts } from '../support/accounts.ts'
import { openApp, visit } from '../support/app.ts'
import { onAnyDatabase } from '../support/databases.ts'

const hunts = '/api/v1/hunts/self'
const entry = { started_at: '2026-12-01', city_id: 1, specimen_type_ids: [1], quantities: [2] }

onAnyDatabase((fresh) => {
  /** giver@, signed in to an application whose handlers are replaced by `own`. */
  const signedIn = async (own: Partial<Handlers> = {}) => {
    const visitor = visit(await openApp({ db: fresh(), handlers: { ...handlers, ...own } }))
    await visitor.signIn(giver.email)
    return visitor
  }

  test('A change without its session’s token is a 419, which sets a valid token', async () => {
    const visitor = await signedIn({ createHunt: async () => ({ id: 1 }) })
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
    const visitor = await signedIn()
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
    const visitor = visit(await openApp({ db: fresh() }))
    const token = () => visitor.cookies.get('XSRF-TOKEN')
    await visitor.open('/login')
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
    const visitor = await signedIn()
    const other = visit(visitor.app)
    await other.open('/login')
    visitor.cookies.set('XSRF-TOKEN', other.cookies.get('XSRF-TOKEN')!)
    expect((await visitor.post(hunts, entry)).statusCode).toBe(419)
  })

  test('The field _token is accepted for the sign-in form, but not for API calls', async () => {
    const visitor = visit(await openApp({ db: fresh() }))
    const without = { headers: { 'x-xsrf-token': '' } }
    await visitor.open('/login')
    const _token = visitor.cookies.get('XSRF-TOKEN')!
    const { 'x-xsrf-token': _, ...headers } = { ...without.headers, accept: 'application/json' }
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
}, seedAccounts)
