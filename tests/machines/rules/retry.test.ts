import { expect, test } from 'vitest'
import { retriedCalls } from '../../explore/retried-calls.ts'
import { isEndpoint } from '../../model/browser-steps.ts'
import { stepLabel } from '../../model/step-labels.ts'
import { flows } from '../../models/registry.ts'
import { endOf } from '../run/retry-end.ts'

/**
 * The relation *retry*: a call that failed for any reason and is repeated ends as if it had succeeded at
 * once: in the same state, with the same things displayed and the same result, unless its model says why
 * the result differs.
 */
test.each(flows)(
  'In $name, a call repeated after any failure ends as if it had succeeded at once',
  async (flow) => {
    for (const { call, failure, answered, way, atOnce, retried } of retriedCalls(flow.explored, isEndpoint))
      expect(
        await endOf(flow, retried),
        `${JSON.stringify(answered.before.value)} : ${call} ${failure}, ${way.map((step) => stepLabel(flow.machine, step)).join(' › ')}`,
      ).toEqual(await endOf(flow, atOnce))
  },
)

test('Nearly every failure of a call has a way back', () => {
  const count = flows.reduce((sum, { explored }) => sum + retriedCalls(explored, isEndpoint).length, 0)
  expect(count).toBeGreaterThan(1000)
})
