import { afterAll, afterEach, beforeAll, describe, test } from 'vitest'
import { type Demonstration, startDemonstration } from './demonstration.ts'
import { noteRuns } from './last-runs.ts'
import { onPostgres } from '../support/application.ts'
import { parts } from './parts.ts'
import { titleOf } from './scenario.ts'

/** The test files of the scenarios, each with a demonstration and a browser of its own. */
const FILES = 4

/**
 * Runs the scenarios of one file: of each subject, every fourth from the one at `index`; those of the
 * first file on the embedded database. `RECORD=1` notes those that passed, with one worker only
 * (`--maxWorkers 1`), as all files write the same notes.
 */
export function runScenarios(index: 0 | 1 | 2 | 3): void {
  let demonstration: Demonstration
  const passed = new Set<string>()

  beforeAll(async () => {
    demonstration = await startDemonstration(index === 0 ? null : await onPostgres())
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') for (const view of await demonstration.views()) console.error(view)
    else passed.add(task.name)
    await demonstration.reset()
  })
  afterAll(async () => {
    if (process.env['RECORD'] === '1') await noteRuns(passed, demonstration.browser)
    await demonstration?.stop()
  })

  for (const [part, all] of Object.entries(parts)) {
    const scenarios = all.filter((_, at) => at % FILES === index)
    describe.runIf(scenarios.length > 0)(part, () => {
      for (const scenario of scenarios) test(titleOf(scenario), () => scenario.run(demonstration))
    })
  }
}
