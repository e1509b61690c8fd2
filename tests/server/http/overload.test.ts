import { Registry } from 'prom-client'
import { syncBuiltinESMExports } from 'node:module'
import hooks from 'node:perf_hooks'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Endpoint, WORKBOOK } from '../../../contract/endpoint.ts'
import { type Kind, kindOf } from '../../../contract/kinds.ts'
import { type EndpointName, endpoints } from '../../../contract/endpoints.ts'
import { type Load, refusedAt } from '../../../server/http/overload.ts'
import { watchLoad } from '../../../server/metrics/load.ts'
import { contactId, informed } from '../../world/hunts.ts'
import { admin, giver, luc, statistician } from '../../world/people.ts'
import { visit } from '../support/app.ts'
import { inWorld, noon } from '../support/in-world.ts'

const all: Kind[] = ['analysis', 'reading', 'writing', 'vital']
/** The lowest loads at which so many kinds are refused. */
const loads: Load[] = [0, 50, 100, 300, 1000].map((waiting) => ({ delay: 0, waiting }))
const none = loads[0]!

test('The greater the load, the more kinds are refused, the least urgent first', () => {
  for (const [count, load] of loads.entries()) {
    expect(refusedAt(load)).toEqual(all.slice(0, count))
    if (count > 0) expect(refusedAt({ ...load, waiting: load.waiting - 1 })).toEqual(all.slice(0, count - 1))
  }
  for (const [index, delay] of [500, 1000, 2000, 5000].entries()) {
    expect(refusedAt({ delay, waiting: 0 })).toEqual(all.slice(0, index + 1))
    expect(refusedAt({ delay: delay - 1, waiting: 0 })).toEqual(all.slice(0, index))
  }
})

test('Every call has a kind: what a report and signing in take come last, what can wait longest first', () => {
  const all = Object.entries<Endpoint>(endpoints)
  const of = (kind: Kind) => all.map(([name]) => name as EndpointName).filter((name) => kindOf(name) === kind)
  const named = (...lines: string[]) => lines.flatMap((line) => line.split(' '))
  expect(of('analysis').toSorted()).toEqual(
    named('checkRetrievers exportStatistic exportUsers importRetrievers readOwnData viewStatistic'),
  )
  expect(of('vital').toSorted()).toEqual(
    named(
      'amendDonations beginPasskeyProof handAnimalOver handLinkedOver handOfferOver listAnimals listHunts',
      'noteAnimal proveCode provePasskey readDonations readHunt readLinkedMeeting readReport readSession',
      'recordDonations reportAbsence reportLinkedAbsence reportProblem signIn signInByLink signOut',
      'takeAnimalBack updateAnimal',
    ),
  )
  const reads = (name: EndpointName) => endpoints[name].method === 'GET'
  expect(of('reading').filter((name) => !reads(name))).toEqual(['obtainContacts', 'previewRecall'])
  expect(of('writing').filter(reads)).toEqual([])
  // What costs much and is no search is refused first.
  const costly = all.filter(([, { costly }]) => costly).map(([name]) => name as EndpointName)
  expect(costly.filter((name) => !of('analysis').includes(name))).toEqual(['obtainContacts'])
})

inWorld((world) => {
  /** A person at a server whose load the test sets. */
  async function loaded(person: { email: string }) {
    const state = { load: none }
    const counted: Kind[] = []
    const overload = { load: () => state.load, count: (kind: Kind) => void counted.push(kind) }
    return { visitor: await world.as(person, noon, { overload }), state, counted }
  }

  test('Statistics are refused first, with 503, when to come back, and why in French', async () => {
    const { visitor, state, counted } = await loaded(statistician)
    const view = () => visitor.post('/api/v1/statistics/handovers', {})
    const headers = { accept: WORKBOOK }
    const asked = await visitor.send('POST', '/api/v1/statistics/handovers', { body: {}, headers })
    const download = () => visitor.get(asked.json().data.url)
    expect([(await view()).statusCode, (await download()).statusCode]).toEqual([200, 200])
    state.load = loads[1]!
    for (const refused of [await view(), await download()]) {
      expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
        503,
        '30',
        { message: 'Beaucoup de monde utilise le service en ce moment. Réessayez dans 30 secondes.' },
      ])
    }
    expect(counted).toEqual(['analysis', 'analysis'])
    expect((await visitor.get('/api/v1/statistics')).statusCode).toBe(200)
    state.load = none
    expect((await view()).statusCode).toBe(200)
  })

  test('Then lists and searches, then changes; sign-in and reports are answered as long as possible', async () => {
    const { visitor, state } = await loaded(admin)
    const other = visit(visitor.app)
    const statuses = async () => [
      (await visitor.post('/api/v1/users/export', { order: 'email', desc: 0 })).statusCode,
      (await visitor.get('/api/v1/users')).statusCode,
      (await visitor.put(`/api/v1/users/${luc.id}/block`)).statusCode,
      (await other.signIn(admin.email)).statusCode,
    ]
    const expected = [
      [200, 200, 200, 200],
      [503, 200, 409, 200],
      [503, 503, 409, 200],
      [503, 503, 503, 200],
      [503, 503, 503, 503],
    ]
    for (const [index, load] of loads.entries()) {
      state.load = load
      expect(await statuses()).toEqual(expected[index])
    }
    // Whether it runs is told in any case, and so is the page.
    expect((await visitor.get('/healthz')).statusCode).toBe(200)
    expect((await visitor.open('/login')).statusCode).toBe(200)
  })

  test('A refused report has changed nothing, and its repetition with the same key is stored once', async () => {
    const { visitor, state } = await loaded(giver)
    const body = { contact_ids: [contactId(informed.id, luc.id)], quantities: [3], specimen_type_ids: [2] }
    const path = `/api/v1/hunts/self/${informed.id}/donations`
    const send = async () =>
      (await visitor.send('POST', path, { body, headers: { 'idempotency-key': 'one-report' } })).statusCode
    const stored = () => world.all('donations', { hunt_id: informed.id }, 'receiver_id', 'quantity')
    state.load = loads[3]!
    expect((await visitor.get(path)).statusCode).toBe(200)
    state.load = loads[4]!
    expect([await send(), await stored()]).toEqual([503, []])
    state.load = loads[3]!
    expect([await send(), await send(), await stored()]).toEqual([
      200,
      200,
      [{ receiver_id: luc.id, quantity: 3 }],
    ])
  })

  test('A refused upload is not received', async () => {
    const { visitor, state } = await loaded(admin)
    state.load = loads[1]!
    const refused = await visitor.send('POST', '/api/v1/federations/1/check_retrievers', {
      body: '--x\r\n',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    expect(refused.statusCode).toBe(503)
  })
})

/** Replaces the measurement of the event loop for this test. */
function measureBy(histogram: object): void {
  const measuring = vi.spyOn(hooks, 'monitorEventLoopDelay').mockReturnValue(histogram as never)
  syncBuiltinESMExports()
  onTestFinished(() => {
    measuring.mockRestore()
    syncBuiltinESMExports()
  })
}

test('The load is the delay of the event loop and what waits for a connection; what is refused is counted', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  // Its mean in nanoseconds, of which ten milliseconds are those between two measurements.
  const measured = { enable: vi.fn(), disable: vi.fn(), reset: vi.fn(), mean: Number.NaN }
  measureBy(measured)
  const registry = new Registry()
  const { overload, stop } = watchLoad({ connections: () => ({ total: 9, idle: 1, waiting: 7 }) }, registry)
  expect(overload.load()).toEqual({ delay: 0, waiting: 7 })
  overload.count?.('analysis')
  overload.count?.('analysis')
  expect(await registry.metrics()).toContain('venaison_requests_shed_total{kind="analysis"} 2\n')
  for (const [mean, delay] of [
    [Number.NaN, 0],
    [510e6, 500],
    [9e6, 0],
  ] as const) {
    measured.mean = mean
    vi.advanceTimersByTime(1000)
    expect(overload.load().delay).toBe(delay)
  }
  stop()
  expect(measured.reset).toHaveBeenCalledTimes(3)
  expect(measured.disable).toHaveBeenCalledOnce()
})
