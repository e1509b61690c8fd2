import { afterAll, afterEach, beforeAll, describe, test } from 'vitest'
import { type Demonstration, startDemonstration } from './demonstration.ts'
import { noteRuns } from './last-runs.ts'
import { onPostgres } from '../support/application.ts'
import { parts } from './parts.ts'
import { titleOf } from './scenario.ts'
import { isSampled } from '../../world/sample.ts'

/** Of so many scenarios of a subject, one runs on the embedded database. */
const EMBEDDED = 6

/** Of so many scenarios, a normal test run draws one. */
const ONE_IN = 3

const recorded = process.env['RECORD'] === '1'

/** Whether a scenario runs: one in three, drawn by the commit; all that are to be recorded. */
const isRun = (title: string) => recorded || isSampled(title, ONE_IN)

/** The test files of the scenarios, each with a demonstration and a browser of its own. */
const files = {
  embedded: (at: number) => at % EMBEDDED === 0,
  even: (at: number) => at % EMBEDDED !== 0 && at % 2 === 0,
  odd: (at: number) => at % 2 !== 0,
}

/**
 * Runs the scenarios of one file, on PostgreSQL if available but for the first file. `RECORD=1` notes
 * those that passed, with one worker only (`--maxWorkers 1`), as all files write the same notes.
 */
export function runScenarios(file: keyof typeof files): void {
  let demonstration: Demonstration
  const passed = new Set<string>()

  beforeAll(async () => {
    demonstration = await startDemonstration(file === 'embedded' ? null : await onPostgres())
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') for (const view of await demonstration.views()) console.error(view)
    else passed.add(task.name)
    await demonstration.reset()
  })
  afterAll(async () => {
    if (recorded) await noteRuns(passed, demonstration.browser)
    await demonstration?.stop()
  })

  for (const [part, all] of Object.entries(parts)) {
    const scenarios = all.filter((_, at) => files[file](at))
    describe.runIf(scenarios.length > 0)(part, () => {
      for (const scenario of scenarios) {
        const title = titleOf(scenario)
        test.runIf(isRun(title))(title, () => scenario.run(demonstration))
      }
    })
  }
}
