import { describe, expect, test } from 'vitest'
import { type AnyMachineSnapshot, createActor, type EventObject, fromPromise, SimulatedClock } from 'xstate'
import { httpError, networkError } from '../../model/failures.ts'
import { flows } from '../../models/registry.ts'
import { keptOfLists } from '../kept/lists.ts'

/**
 * What a chart reads: its call and an answer, what asks for it again once it was read, where the answer is
 * kept, and where a failure leads.
 */
type Reading = { call: string; answer: unknown; again: EventObject; kept: string; failed: string }

const page = (row: object) => ({ data: [row], meta: { total: 1, current_page: 1, last_page: 1 } })
const one = { id: 1, name: 'Cher', cities_count: 12, finding: 'match' }
const factors = { passkeys: [], totp_since: null, duty: { due_on: null } }
const reachable = { barriers: [], is_undecided: false, sum_donation: 3 }
const ended = (child: string) => ({
  type: `xstate.done.actor.${child}`,
  output: { changed: true },
  actorId: child,
})

const readings: Record<string, Reading> = {
  users: {
    call: 'listUsers',
    answer: page(one),
    again: { type: 'users.changed' },
    kept: 'users',
    failed: 'failed',
  },
  'retriever-list': {
    call: 'listRetrievers',
    answer: { data: [one], meta: { total: 20, current_page: 1, last_page: 2 } },
    again: { type: 'page.chosen', page: 2 } as EventObject,
    kept: 'retrievers',
    failed: 'failed',
  },
  'giver-validation-list': {
    call: 'listGiverValidations',
    answer: [one],
    again: { type: 'list.refreshed' },
    kept: 'givers',
    failed: 'failed',
  },
  todo: {
    call: 'readTodo',
    answer: { accounts: { total: 1 } },
    again: { type: 'list.refreshed' },
    kept: 'todo',
    failed: 'failed',
  },
  'own-offers': {
    call: 'listOwnOffers',
    answer: [{ id: 1, state: 'sounded' }],
    again: { type: 'offers.outdated' },
    kept: 'offers',
    failed: 'unavailable',
  },
  reachability: {
    call: 'readReachability',
    answer: reachable,
    again: { type: 'reachability.outdated' },
    kept: 'reachability',
    failed: 'unavailable',
  },
}
/** Charts that read again only after a window over them has ended. */
const afterWindows: Record<string, Reading & { opened: EventObject }> = {
  federations: {
    call: 'listFederations',
    answer: [one],
    opened: { type: 'detail.requested', federation: one } as EventObject,
    again: ended('federationDetail'),
    kept: 'federations',
    failed: 'failed',
  },
  'second-factors': {
    call: 'readSecondFactors',
    answer: factors,
    opened: { type: 'renewal.requested' },
    again: ended('recoveryCodeRenewal'),
    kept: 'factors',
    failed: 'unavailable',
  },
  'received-animals': {
    call: 'readReceived',
    answer: { animals: [one], lines: [] },
    opened: { type: 'problem.noticed', animal: one } as EventObject,
    again: ended('problemReport'),
    kept: 'animals',
    failed: 'unavailable',
  },
}
/** Charts that do not read again what they have read, or not what is shown. */
const onceRead: Record<string, Pick<Reading, 'call' | 'failed'>> = {
  'own-recalls': { call: 'listOwnRecalls', failed: 'unavailable' },
  availabilities: { call: 'readAvailabilities', failed: 'unavailable' },
  'statistic-view': { call: 'viewStatistic', failed: 'failed' },
  // What paged lists keep meanwhile stands in `kept/lists.ts`.
  ...Object.fromEntries(Object.keys(keptOfLists).map((name) => [name, { call: 'call', failed: 'failed' }])),
}

/** A chart whose reading has these outcomes one after the other, the last one for ever. */
async function reading(name: string, call: string, outcomes: (() => Promise<unknown>)[]) {
  const { machine, options } = flows.find((flow) => flow.name === name)!
  const clock = new SimulatedClock()
  const reported: unknown[] = []
  let readingsSoFar = 0
  const actors = { [call]: fromPromise(() => outcomes[Math.min(readingsSoFar++, outcomes.length - 1)]!()) }
  const reportFailure = (_: unknown, { error }: { error: unknown }) => void reported.push(error)
  const provided = machine.provide({ actors, actions: { reportFailure } } as never)
  const input = options.input ?? options.inputs?.[0]
  const actor = createActor(provided, { input, clock }).start()
  const settle = () => new Promise((resume) => setImmediate(resume))
  await settle()
  return {
    state: () => (actor.getSnapshot() as AnyMachineSnapshot).value as unknown,
    context: () => (actor.getSnapshot() as AnyMachineSnapshot).context as Record<string, unknown>,
    readings: () => readingsSoFar,
    reported,
    send: async (event: EventObject) => {
      actor.send(event as never)
      await settle()
    },
    pass: async (milliseconds: number) => {
      clock.increment(milliseconds)
      await settle()
    },
  }
}

const overload = (retryAfter: number) => () => Promise.reject(httpError(503, { retryAfter }))
const read = (answer: unknown) => () => Promise.resolve(answer)

describe.each(Object.entries({ ...readings, ...afterWindows, ...onceRead }))(
  '%s',
  (name, { call, failed }) => {
    test('is asked for again when an overloaded server says, not before, without the window « Erreur »', async () => {
      const chart = await reading(name, call, [overload(15)])
      expect(chart.state()).toBe('throttled')
      await chart.pass(14_999)
      expect(chart.readings()).toBe(1)
      await chart.pass(1)
      expect([chart.readings(), chart.state(), chart.reported]).toEqual([2, 'throttled', []])
    })

    test('waits as long as it is told each time', async () => {
      const chart = await reading(name, call, [overload(15), overload(40.5)])
      await chart.pass(15_000)
      await chart.pass(40_499)
      expect(chart.readings()).toBe(2)
      await chart.pass(1)
      expect(chart.readings()).toBe(3)
    })

    test('does not wait after other failures', async () => {
      // A 503 that does not say when to come back would be asked for again and again.
      const others = [httpError(500), httpError(503), httpError(429, { retryAfter: 30 }), networkError()]
      for (const error of others) {
        const chart = await reading(name, call, [() => Promise.reject(error)])
        expect([chart.state(), chart.reported]).toEqual([failed, [error]])
        await chart.pass(60_000)
        expect(chart.readings()).toBe(1)
      }
    })
  },
)

test.each(Object.entries({ ...readings, ...afterWindows }))(
  '%s keeps what was read while it waits, and is read after all',
  async (name, { call, answer, again, kept, ...more }) => {
    const chart = await reading(name, call, [read(answer), overload(15), read(answer)])
    const before = chart.context()[kept]
    expect(before).toBeTruthy()
    const first = chart.state()
    if ('opened' in more) await chart.send(more.opened as EventObject)
    await chart.send(again)
    expect([chart.state(), chart.context()[kept]]).toEqual(['throttled', before])
    await chart.pass(15_000)
    expect([chart.state(), chart.context()[kept]]).toEqual([first, before])
  },
)

test('receiver-home waits for each of its parts as long as it is told', async () => {
  const { machine, options } = flows.find((flow) => flow.name === 'receiver-home')!
  const clock = new SimulatedClock()
  const calls = { countContacts: 0, listWishes: 0 }
  const refused = (call: keyof typeof calls, retryAfter: number) =>
    fromPromise(() => ((calls[call] += 1), Promise.reject(httpError(503, { retryAfter }))))
  const pending = fromPromise(() => new Promise(() => {}))
  const actors = {
    countContacts: refused('countContacts', 15),
    listWishes: refused('listWishes', 18),
    readSession: pending,
    listSpecimenTypes: pending,
  }
  createActor(machine.provide({ actors } as never), { input: options.input, clock }).start()
  const settle = () => new Promise((resume) => setImmediate(resume))
  await settle()
  clock.increment(14_999)
  await settle()
  expect(calls).toEqual({ countContacts: 1, listWishes: 1 })
  clock.increment(1)
  await settle()
  expect(calls).toEqual({ countContacts: 2, listWishes: 1 })
  clock.increment(2999)
  await settle()
  expect(calls).toEqual({ countContacts: 2, listWishes: 1 })
  clock.increment(1)
  await settle()
  expect(calls).toEqual({ countContacts: 2, listWishes: 2 })
})
