import { beforeAll, describe, expect, test } from 'vitest'
import type { Path } from '../../explore/path-generation.ts'
import type { Flow } from '../../model/model.ts'
import { retriedAnswers } from '../../model/retried-answers.ts'
import { failuresOf, retryRelation } from '../relations/retry-relation.ts'
import { browserPaths, gesturePaths } from '../../model/browser-paths.ts'
import { startRun } from './walk.ts'

/** The paths that together take every transition, and those that make every gesture. */
function pathsOf(flow: Flow): Path[] {
  const covering = browserPaths(flow)
  const titles = new Set(covering.map(({ title }) => title))
  return [...covering, ...gesturePaths(flow).filter(({ title }) => !titles.has(title))]
}

/**
 * Takes every path of some flows, and after each, and for pairs of paths, examines all relations that hold
 * independent of a chart.
 */
export function examineFlows(flows: readonly Flow[]) {
  const { run, started, tally } = startRun()
  let assertRetry: ReturnType<typeof retryRelation>
  beforeAll(() => {
    assertRetry = retryRelation(started.session, started.application, run.relations, tally)
  })
  for (const flow of flows)
    describe(flow.name, () => {
      test.each(pathsOf(flow))('$title', async (path) => {
        await run.relations.walk(flow, path)
        await run.relations.assertWaysBack(flow, path)
        await run.relations.assertReload(flow, path)
      })
      const retried = retriedAnswers(flow)
        .map((answer) => ({ answer, call: answer.call, failures: failuresOf(flow, answer) }))
        .filter(({ failures }) => failures.length > 0)
      test.each(retried)('$call fails ($failures) and is made again', ({ answer, failures }) =>
        assertRetry(flow, answer, failures),
      )
      test('a reload is examined, or the model says why not', async () => {
        for (const path of pathsOf(flow)) {
          if (tally.accountsFor('rechargement', flow.name)) return
          const part = await run.relations.answeredPart(flow, path)
          await run.relations.walk(flow, part)
          await run.relations.atRest()
          await run.relations.assertReload(flow, part)
        }
        expect(tally.accountsFor('rechargement', flow.name)).toBe(true)
      })
    })
}
