import { afterAll, afterEach, beforeAll, describe, test } from 'vitest'
import { type Demonstration, startDemonstration } from './demonstration.ts'
import { noteRuns } from './last-runs.ts'
import { parts } from './parts.ts'
import { titleOf } from './scenario.ts'

let demonstration: Demonstration
const passed = new Set<string>()

beforeAll(async () => {
  demonstration = await startDemonstration()
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

for (const [part, scenarios] of Object.entries(parts))
  describe(part, () => {
    for (const scenario of scenarios) test(titleOf(scenario), () => scenario.run(demonstration))
  })
