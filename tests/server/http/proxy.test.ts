import { expect, test } from 'vitest'
import { handlers } from '../../../server/handlers/registry.ts'
import { openApp, visit } from '../support/app.ts'
import { onAnyDatabase } from '../support/databases.ts'

onAnyDatabase((fresh) => {
  /** The client address seen by a handler behind this many proxies, for a call with this header. */
  async function seen(proxyHops: number | undefined, forwarded: string) {
    const addresses: string[] = []
    const searchCities: typeof handlers.searchCities = async ({ address }) => (addresses.push(address), [])
    const told = proxyHops === undefined ? {} : { proxyHops }
    const app = await openApp({ db: fresh(), handlers: { ...handlers, searchCities }, ...told })
    const headers = { 'x-forwarded-for': forwarded }
    expect((await visit(app).send('GET', '/api/v1/cities?search=bourges', { headers })).statusCode).toBe(200)
    return addresses
  }

  test('Without proxies, the client address cannot be forged', async () => {
    for (const hops of [undefined, 0])
      expect(await seen(hops, '203.0.113.7, 10.0.0.1, 127.0.0.1')).toEqual(['127.0.0.1'])
  })

  test('Behind proxies, the client address is the one seen by the outermost', async () => {
    const chosen = '198.51.100.1, 203.0.113.7, 10.0.0.1'
    expect(await seen(1, chosen)).toEqual(['10.0.0.1'])
    expect(await seen(2, chosen)).toEqual(['203.0.113.7'])
  })
})
