import { expect, test } from 'vitest'
import { inWorld } from '../support/in-world.ts'

inWorld((world) => {
  const chosen = '198.51.100.1, 203.0.113.7, 10.0.0.1'

  test.each([
    [undefined, '127.0.0.1'],
    [0, '127.0.0.1'],
    [1, '10.0.0.1'],
    [2, '203.0.113.7'],
  ])(
    'Behind %s proxies the client address is the one seen by the outermost, and cannot be forged',
    async (hops, expected) => {
      const seen: string[] = []
      const told = hops === undefined ? {} : { proxyHops: hops }
      const visitor = await world.handling(
        { searchCities: async ({ address }) => (seen.push(address), []) },
        null,
        told,
      )
      await visitor.get('/api/v1/cities?search=bourges', { 'x-forwarded-for': chosen })
      expect(seen).toEqual([expected])
    },
  )
})
