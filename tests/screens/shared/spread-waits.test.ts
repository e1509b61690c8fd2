import { afterEach, expect, test, vi } from 'vitest'
import { isOverload, waitOf } from '../../../contract/problem.ts'
import { listSpecimenTypes } from '../../../contract/shared/specimen-types.ts'
import { request } from '../../../src/actors/request.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The failure of a call that is refused with this status, and these headers. */
async function refused(status: number, headers: Record<string, string>): Promise<unknown> {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ message: 'Plus tard.' }, { status, headers })))
  return request(listSpecimenTypes, {}, new AbortController().signal).catch((error: unknown) => error)
}

/** Where chance lies between none of it and all of it. */
const chanceIs = (part: number) => vi.spyOn(Math, 'random').mockReturnValue(part)

test.each([
  [0, 16],
  [0.5, 18],
  [0.999, 19.996],
])('with a chance of %d a page told to wait for 16 seconds waits for %d', async (part, wait) => {
  chanceIs(part)
  const error = await refused(503, { 'Retry-After': '16' })
  expect(isOverload(error)).toBe(true)
  expect(waitOf(error)).toBeCloseTo(wait, 6)
})

test('each refusal takes its own chance', async () => {
  chanceIs(0.25)
  const first = waitOf(await refused(503, { 'Retry-After': '16' }))
  chanceIs(0.75)
  expect(waitOf(await refused(503, { 'Retry-After': '16' }))).toBe(first + 2)
})

test('too many tries are waited for as long as told', async () => {
  chanceIs(0.5)
  expect(waitOf(await refused(429, { 'Retry-After': '16' }))).toBe(16)
})

test('a 503 that does not say when is no overload', async () => {
  for (const headers of [{}, { 'Retry-After': 'soon' }, { 'Retry-After': '0' }])
    expect(isOverload(await refused(503, headers as Record<string, string>))).toBe(false)
})
