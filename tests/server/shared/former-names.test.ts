import { gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { inWorld } from '../support/in-world.ts'

vi.mock('node:zlib', async (original) => {
  const zlib = await original<typeof import('node:zlib')>()
  return { ...zlib, gunzipSync: vi.fn(zlib.gunzipSync) }
})

inWorld((world) => {
  test('Former names are read and folded before the first search, not by it', async () => {
    const visitor = await world.as(null)
    const before = vi.mocked(gunzipSync).mock.calls.length
    expect((await visitor.get('/api/v1/cities?search=arbignieu')).statusCode).toBe(200)
    expect(vi.mocked(gunzipSync).mock.calls.length).toBe(before)
  })
})
