import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { giver } from '../../world/people.ts'
import { planned } from '../../world/hunts.ts'
import { inWorld } from '../support/in-world.ts'

const page = { accept: 'text/html' }
const gzip = { 'accept-encoding': 'gzip, deflate, br' }

inWorld((world) => {
  test('Answers larger than a packet are compressed if the client accepts it, with the same content', async () => {
    const visitor = await world.as(giver)
    const url = `/api/v1/hunts/self/${planned.id}/donations`
    const plain = await visitor.get(url)
    const small = await visitor.get(url, gzip)
    expect(plain.rawPayload.length).toBeGreaterThan(1400)
    expect([plain.headers['content-encoding'], plain.headers['vary']]).toEqual([undefined, 'accept-encoding'])
    expect([small.headers['content-encoding'], small.headers['vary']]).toEqual(['gzip', 'accept-encoding'])
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    expect(Number(small.headers['content-length'])).toBe(small.rawPayload.length)
    expect(JSON.parse(gunzipSync(small.rawPayload).toString())).toEqual(plain.json())
    for (const accepted of ['br', 'gzip;q=0', 'gzip; q=0.0, br', 'identity'])
      expect((await visitor.get(url, { 'accept-encoding': accepted })).headers['content-encoding']).toBe(
        undefined,
      )
    const short = await visitor.get('/api/v1/givers/self', gzip)
    expect(short.headers['content-encoding']).toBe(undefined)
  })

  test('No page echoes its URL, which would leak secrets through the compressed length', async () => {
    const visitor = await world.as(giver)
    for (const path of ['/login', '/giver', '/nowhere/probe-in-path', '/register/probe-in-path'])
      expect((await visitor.get(`${path}?search=probe-in-query`, page)).body).not.toContain('probe-in')
  })
})
