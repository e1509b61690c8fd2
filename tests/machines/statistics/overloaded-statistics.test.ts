import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { statisticViewMachine } from '../../../machines/statistics/statistic-view.ts'
import { httpError } from '../../model/failures.ts'
import { named } from '../../models/pages/statistics.ts'
import { today } from '../../world/today.ts'

/** A statistic whose every reading fails so; answers its state and what was asked once it has failed. */
async function failing(error: Error) {
  const asked: unknown[] = []
  const clock = new SimulatedClock()
  const viewStatistic = fromPromise<never, { body: object }>(({ input }) => {
    asked.push(input.body)
    return Promise.reject(error)
  })
  const machine = statisticViewMachine.provide({ actors: { viewStatistic: viewStatistic as never } })
  const input = {
    statistic: named('hunts'),
    chosen: { granularity: 'year' },
    page: 1,
    reader: { federation: null, today, seesUsers: false },
  }
  const actor = createActor(machine, { input, clock }).start()
  const settle = () => new Promise((resume) => setImmediate(resume))
  await settle()
  return { actor, asked, clock, settle, state: () => actor.getSnapshot().value }
}

test('A server that does not say when to come back is asked again only by the person, with their filters', async () => {
  const { actor, asked, clock, settle, state } = await failing(httpError(503))
  clock.increment(3_600_000)
  await settle()
  expect([state(), asked]).toEqual(['failed', [{ granularity: 'year' }]])
  actor.send({ type: 'view.retried' })
  await settle()
  expect([state(), asked]).toEqual(['failed', [{ granularity: 'year' }, { granularity: 'year' }]])
})
