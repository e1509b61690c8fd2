import { afterAll, beforeAll, describe, test } from 'vitest'
import type { Flow } from '../../model/model.ts'
import { sharedApplication } from './application.ts'
import { isSampled, takesAll } from '../../world/sample.ts'
import { lostAnswers } from '../../model/lost-answers.ts'
import { relationsOf } from './relations.ts'
import { openSession } from './session.ts'
import { browserPaths, gesturePaths, pathName } from '../../model/browser-paths.ts'

/** The paths of a flow that this run takes. */
const pathsOf = (flow: Flow) => (takesAll ? browserPaths(flow) : gesturePaths(flow))

/** What walking a path costs, in steps: its arrival, and each of its steps. */
const ARRIVAL = 4
const costOf = (flow: Flow) => pathsOf(flow).reduce((sum, { steps }) => sum + ARRIVAL + steps.length, 0)

/** The flows that this run walks, in one of `count` equally long parts, of which each has a browser of its own. */
export function partOf(flows: readonly Flow[], index: number, count: number): Flow[] {
  const parts = Array.from({ length: count }, () => ({ cost: 0, flows: [] as Flow[] }))
  for (const { flow, cost } of flows
    .filter(({ name }) => isSampled(`${name} walked`))
    .map((flow) => ({ flow, cost: costOf(flow) }))
    .toSorted((one, other) => other.cost - one.cost)) {
    const shortest = parts.reduce((one, other) => (other.cost < one.cost ? other : one))
    shortest.flows.push(flow)
    shortest.cost += cost
  }
  return parts[index]!.flows
}

/**
 * The run in the browser: the built application and the real server, one page for all paths. After each
 * path, and by pairs of paths, the relations that hold whatever a chart says.
 */
export function runBrowser(flows: readonly Flow[]) {
  let application: Awaited<ReturnType<typeof sharedApplication>>
  let session: Awaited<ReturnType<typeof openSession>>
  let relations: ReturnType<typeof relationsOf>
  beforeAll(async () => {
    application = await sharedApplication()
    session = await openSession(application.url)
    relations = relationsOf(session, application)
  })
  afterAll(async () => {
    await session?.close()
  })
  for (const flow of flows)
    describe(flow.name, () => {
      test.each(pathsOf(flow))('$title', async (path) => {
        await relations.walk(flow, path)
        if (isSampled(pathName(flow, path))) await relations.assertReload(flow, path)
      })
      const lost = (flow.browser.retryDiffers ? [] : lostAnswers(flow)).filter(({ call }) =>
        isSampled(`${flow.name} ${call}`),
      )
      test.each(lost)('the answer to $call gets lost', (answer) => relations.assertOnce(flow, answer))
    })
}
