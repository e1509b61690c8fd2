import { afterAll, afterEach, beforeAll, describe, test } from 'vitest'
import { type Demonstration, startDemonstration } from './demonstration.ts'
import { noteRuns } from './last-runs.ts'
import { onPostgres } from '../support/application.ts'
import { parts } from './parts.ts'
import { titleOf } from './scenario.ts'

/**
 * Runs every second scenario of each subject, from the one at `first`: two files, each with a demonstration
 * and a browser of its own, take less time than one. `RECORD=1` notes those that passed, with one worker
 * only (`--maxWorkers 1`), as both files write the same notes.
 */
export function runScenarios(first: 0 | 1): void {
  let demonstration: Demonstration
  const passed = new Set<string>()

  beforeAll(async () => {
    demonstration = await startDemonstration(first === 0 ? null : await onPostgres())
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
    const scenarios = all.filter((_, index) => index % 2 === first)
    describe.runIf(scenarios.length > 0)(part, () => {
      for (const scenario of scenarios) test(titleOf(scenario), () => scenario.run(demonstration))
    })
  }
}
