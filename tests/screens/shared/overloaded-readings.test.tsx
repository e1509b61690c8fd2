import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Window } from 'happy-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { endpoints } from '../../../contract/endpoints.ts'
import { statusOf } from '../../../contract/problem.ts'
import { overload } from '../../../src/actors/overload.ts'
import { transport } from '../../../src/actors/transport.ts'

const { listSpecimenTypes, viewStatistic, createRole } = endpoints

/** What the server answers: refusals, each with its wait in seconds or without one; then an empty list. */
let refusals: (number | null)[] = []
const heard: string[] = []
const server = createServer(({ method, url }, response) => {
  heard.push(`${method} ${url}`)
  const wait = refusals.shift()
  response.setHeader('content-type', 'application/json')
  if (wait === undefined) return response.end('[]')
  response.statusCode = 503
  if (wait !== null) response.setHeader('Retry-After', String(wait))
  response.end('{"message":"Beaucoup de monde utilise le service en ce moment."}')
})

beforeEach(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  vi.stubGlobal('fetch', new Window({ url: `http://127.0.0.1:${port}` }).fetch)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // Nobody waits longer than told: `spread-waits.test.ts` tests how much longer they may.
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  server.closeAllConnections()
  server.close()
  refusals = []
  heard.length = 0
})

const advance = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
/** The page's word about it: how many readings wait, or nothing. */
const said = () =>
  overload.getSnapshot().matches('waiting') ? overload.getSnapshot().context.readings : null
/** Waits without the page's clock, which stands still. */
async function until(isSo: () => boolean) {
  while (!isSo()) await new Promise(setImmediate)
}
const becomes = (readings: number | null) => until(() => said() === readings)

/** Makes a call; `ended` is how it has ended, if it has: its answer, or the status of its failure. */
function calling(endpoint: Endpoint, caller = new AbortController()) {
  const ended: unknown[] = []
  void transport(endpoint, {} as never, caller.signal).then(
    (answer) => ended.push(answer),
    (error: unknown) => ended.push(statusOf(error)),
  )
  return ended
}

test('A reading is asked for again each time that an overloaded server says, not before, and is answered at last', async () => {
  refusals = [15, 40]
  const ended = calling(listSpecimenTypes)
  await becomes(1)
  await advance(14.999)
  expect([heard.length, said()]).toEqual([1, 1])
  await advance(0.001)
  await until(() => heard.length === 2)
  await becomes(1)
  await advance(39.999)
  expect([heard.length, said(), ended]).toEqual([2, 1, []])
  await advance(0.001)
  await until(() => ended.length > 0)
  expect([heard.length, said(), ended]).toEqual([3, null, [[]]])
})

test('The page says it once for several readings, and the longest wait; whoever asks at once asks for all', async () => {
  refusals = [60, 15]
  const ended = [calling(listSpecimenTypes), calling(listSpecimenTypes)]
  await becomes(2)
  expect(overload.getSnapshot().context.seconds).toBe(60)
  overload.send({ type: 'readings.retried' })
  expect(said()).toBe(null)
  await until(() => ended.every(({ length }) => length > 0))
  expect(ended).toEqual([[[]], [[]]])
  expect([heard.length, said(), vi.getTimerCount()]).toEqual([4, null, 0])
})

test('The page says it until the last reading is asked for again', async () => {
  refusals = [15, 60]
  calling(listSpecimenTypes)
  await becomes(1)
  calling(listSpecimenTypes)
  await becomes(2)
  await advance(15)
  await becomes(1)
  await advance(45)
  await becomes(null)
  await until(() => heard.length === 4)
})

test('Whoever leaves the page no longer waits, and nothing more is asked', async () => {
  refusals = [15]
  const caller = new AbortController()
  calling(listSpecimenTypes, caller)
  await becomes(1)
  caller.abort()
  await becomes(null)
  await advance(60)
  expect([heard.length, vi.getTimerCount()]).toEqual([1, 0])
})

test('A statistic is read by a POST, and waits as well', async () => {
  refusals = [15]
  calling(viewStatistic)
  await becomes(1)
  await advance(15)
  await until(() => heard.length === 2)
})

test('A change is not made again by itself, nor a reading that was not told when', async () => {
  refusals = [15, null]
  const ended = [calling(createRole), calling(listSpecimenTypes)]
  await until(() => ended.every(({ length }) => length > 0))
  expect(ended).toEqual([[503], [503]])
  expect(said()).toBe(null)
  await advance(3600)
  expect(heard).toHaveLength(2)
})
