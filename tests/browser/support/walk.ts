import { afterAll, beforeAll, describe, test } from 'vitest'
import { everyGesture } from '../../model/browser-steps.ts'
import type { Flow } from '../../model/model.ts'
import { type Relations, relationsOf } from '../relations/relations.ts'
import { openTally } from '../relations/tally.ts'
import { startSession } from './start.ts'

/** The built application and the real server, with one page for all paths of a file. */
export function startRun() {
  const run = {} as { relations: Relations }
  const tally = openTally()
  const started = startSession()
  beforeAll(() => {
    run.relations = relationsOf(started.session, started.application, tally)
  })
  afterAll(() => console.log(tally.lines().join('\n')))
  return { run, started, tally }
}

/**
 * Makes every gesture of some flows and gets every answer once. Only what the answered calls say may
 * change. Answers the session, for other tests of the same file.
 */
export function walkFlows(flows: readonly Flow[]) {
  const { run, started } = startRun()
  for (const flow of flows)
    describe(flow.name, () => {
      test.each(everyGesture(flow))('$title', (path) => run.relations.walk(flow, path))
    })
  return started
}
