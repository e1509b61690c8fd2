import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Path } from '../../explore/path-generation.ts'
import type { Flow } from '../../model/model.ts'
import { sharedApplication } from './application.ts'
import { isSampled, takesAll } from '../../world/sample.ts'
import { retriedAnswers } from '../../model/retried-answers.ts'
import { type Relations, relationsOf } from '../relations/relations.ts'
import { failuresOf, retryRelation } from '../relations/retry-relation.ts'
import { openSession } from './session.ts'
import { openTally } from '../relations/tally.ts'
import { browserPaths, gesturePaths, pathName } from '../../model/browser-paths.ts'

/** The paths of a flow that this run takes: those of `npm test`, or these and all covering ones. */
function pathsOf(flow: Flow): Path[] {
  const gestures = gesturePaths(flow)
  if (!takesAll) return gestures
  const covering = browserPaths(flow)
  const titles = new Set(covering.map(({ title }) => title))
  return [...covering, ...gestures.filter(({ title }) => !titles.has(title))]
}

/** Of so many flows `npm test` walks one. */
const WALKED = 10
/** The cost of arriving at a path's start, in steps. */
const ARRIVAL = 4
/** The estimated cost of a flow: the arrivals of its paths, and their steps. */
const costOf = (flow: Flow) => pathsOf(flow).reduce((sum, { steps }) => sum + ARRIVAL + steps.length, 0)

/** The flows of one of `count` parts of similar duration, each run in its own browser. */
export function partOf(flows: readonly Flow[], index: number, count: number): Flow[] {
  const parts = Array.from({ length: count }, () => ({ cost: 0, flows: [] as Flow[] }))
  for (const { flow, cost } of flows
    .filter(({ name }) => isSampled(`${name} walked`, WALKED))
    .map((flow) => ({ flow, cost: costOf(flow) }))
    .toSorted((one, other) => other.cost - one.cost)) {
    const shortest = parts.reduce((one, other) => (other.cost < one.cost ? other : one))
    shortest.flows.push(flow)
    shortest.cost += cost
  }
  return parts[index]!.flows
}

/**
 * The browser run: the built application and the real server, with one page for all paths. After each
 * path, and for pairs of paths, the relations that hold independent of a chart.
 */
export function runBrowser(flows: readonly Flow[]) {
  let application: Awaited<ReturnType<typeof sharedApplication>>
  let session: Awaited<ReturnType<typeof openSession>>
  let relations: Relations
  let assertRetry: ReturnType<typeof retryRelation>
  const tally = openTally()
  beforeAll(async () => {
    application = await sharedApplication()
    session = await openSession(application.url)
    relations = relationsOf(session, application, tally)
    assertRetry = retryRelation(session, application, relations, tally)
  })
  afterAll(async () => {
    console.log(tally.lines().join('\n'))
    await session?.close()
  })
  for (const flow of flows)
    describe(flow.name, () => {
      test.each(pathsOf(flow))('$title', async (path) => {
        await relations.walk(flow, path)
        await relations.assertWayBack(flow, path)
        if (isSampled(pathName(flow, path))) await relations.assertReload(flow, path)
      })
      const retried = retriedAnswers(flow)
        .filter(({ call }) => isSampled(`${flow.name} ${call}`))
        .map((answer) => ({ answer, call: answer.call, failures: failuresOf(flow, answer) }))
        .filter(({ failures }) => failures.length > 0)
      test.each(retried)('$call fails ($failures) and is made again', ({ answer, failures }) =>
        assertRetry(flow, answer, failures),
      )
      test.runIf(takesAll)('a reload is examined, or the model says why not', async () => {
        for (const path of pathsOf(flow)) {
          if (tally.accountsFor('rechargement', flow.name)) return
          const part = await relations.answeredPart(flow, path)
          await relations.walk(flow, part)
          await relations.atRest()
          await relations.assertReload(flow, part)
        }
        expect(tally.accountsFor('rechargement', flow.name)).toBe(true)
      })
    })
}
