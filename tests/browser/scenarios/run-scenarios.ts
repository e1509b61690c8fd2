import { afterAll, afterEach, beforeAll, describe, test } from 'vitest'
import { type Demonstration, startDemonstration } from './demonstration.ts'
import { noteRuns } from './last-runs.ts'
import { onPostgres } from '../support/application.ts'
import { ofGate } from './gate.ts'
import { parts } from './parts.ts'
import { titleOf } from './scenario.ts'

/** Of so many scenarios of a subject beyond the gate, one runs on the embedded database. */
const EMBEDDED = 6

/** The test files of the scenarios beyond the gate, by the place of a scenario among those of its part. */
const beyond = {
  embedded: (at: number) => at % EMBEDDED === 0,
  even: (at: number) => at % EMBEDDED !== 0 && at % 2 === 0,
  odd: (at: number) => at % 2 !== 0,
}

function scenariosOf(part: string, file: 'gate' | keyof typeof beyond) {
  const chosen = ofGate(part)
  if (file === 'gate') return chosen
  return parts[part]!.filter((one) => !chosen.includes(one)).filter((_, at) => beyond[file](at))
}

/**
 * Runs the scenarios of one file, with a demonstration of its own: those of the gate, or of others a part,
 * together all. On PostgreSQL if available, but for the file named `embedded`. `RECORD=1` notes those that
 * passed, with one worker only (`--maxWorkers 1`), as all files write the same notes.
 */
export function runScenarios(file: 'gate' | keyof typeof beyond): void {
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
    if (process.env['RECORD'] === '1') await noteRuns(passed, demonstration.browser)
    await demonstration?.stop()
  })

  for (const part of Object.keys(parts)) {
    const scenarios = scenariosOf(part, file)
    describe.runIf(scenarios.length > 0)(part, () => {
      for (const scenario of scenarios) test(titleOf(scenario), () => scenario.run(demonstration))
    })
  }
}
