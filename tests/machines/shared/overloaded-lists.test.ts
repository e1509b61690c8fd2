import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { httpError, networkError } from '../../model/failures.ts'
import { flows } from '../../models/registry.ts'
import { keptOfLists } from '../kept/lists.ts'

/** A list whose readings fail one after the other so, the last one for ever; what it has reported meanwhile. */
async function failing(name: string, ...errors: [Error, ...Error[]]) {
  const { machine, options } = flows.find((flow) => flow.name === name)!
  const clock = new SimulatedClock()
  const reported: unknown[] = []
  let readings = 0
  const call = fromPromise(() => Promise.reject(errors[Math.min(readings++, errors.length - 1)]!))
  const reportFailure = (_: unknown, { error }: { error: unknown }) => void reported.push(error)
  const implementations = { actors: { call }, actions: { reportFailure } } as never
  const actor = createActor(machine.provide(implementations), { input: options.input, clock }).start()
  const settle = () => new Promise((resume) => setImmediate(resume))
  await settle()
  const pass = async (milliseconds: number) => {
    clock.increment(milliseconds)
    await settle()
  }
  return { pass, reported, readings: () => readings, state: () => actor.getSnapshot().value as unknown }
}

const overload = (retryAfter: number) => httpError(503, { retryAfter })

describe.each(Object.keys(keptOfLists))('%s', (name) => {
  test('is asked for again when an overloaded server says, not before, without the window « Erreur »', async () => {
    const { pass, state, reported, readings } = await failing(name, overload(15))
    expect(state()).toBe('throttled')
    await pass(14_999)
    expect(readings()).toBe(1)
    await pass(1)
    expect([readings(), state(), reported]).toEqual([2, 'throttled', []])
  })

  test('waits again, as long as it is told, when it is refused again', async () => {
    const { pass, state, readings } = await failing(name, overload(15), overload(40), httpError(500))
    await pass(15_000)
    await pass(39_999)
    expect([readings(), state()]).toEqual([2, 'throttled'])
    await pass(1)
    expect([readings(), state()]).toEqual([3, 'failed'])
  })

  test('does not wait after other failures', async () => {
    // A 503 that does not say when to come back would be asked for again and again.
    const others = [httpError(500), httpError(503), httpError(429, { retryAfter: 30 }), networkError()]
    for (const error of others) {
      const { state, reported } = await failing(name, error)
      expect([state(), reported]).toEqual(['failed', [error]])
    }
  })
})
