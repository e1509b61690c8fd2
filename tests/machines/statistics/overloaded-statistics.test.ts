import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { statisticViewMachine } from '../../../machines/statistics/statistic-view.ts'
import { httpError } from '../../model/failures.ts'
import { named } from '../../models/pages/statistics.ts'
import { today } from '../../world/today.ts'

/** A statistic whose every reading fails so; answers its state once it has failed. */
async function failing(error: Error) {
  const clock = new SimulatedClock()
  const viewStatistic = fromPromise<never, never>(() => Promise.reject(error))
  const machine = statisticViewMachine.provide({ actors: { viewStatistic: viewStatistic as never } })
  const input = {
    statistic: named('hunts'),
    chosen: {},
    reader: { federation: null, today, seesUsers: false },
  }
  const actor = createActor(machine, { input, clock }).start()
  await Promise.resolve()
  await new Promise((resume) => setImmediate(resume))
  return { clock, state: () => actor.getSnapshot().value }
}

test('Figures that an overloaded server refuses are asked for again when it says, not before', async () => {
  const { clock, state } = await failing(httpError(503, { retryAfter: 30 }))
  expect(state()).toBe('throttled')
  clock.increment(29_999)
  expect(state()).toBe('throttled')
  clock.increment(1)
  expect(state()).toBe('loading')
})

test('Other failures are not waited for', async () => {
  // A 503 that does not say when to come back would be asked for again and again.
  for (const error of [httpError(500), httpError(503), httpError(429, { retryAfter: 30 }), httpError(404)])
    expect((await failing(error)).state()).toBe('failed')
})
