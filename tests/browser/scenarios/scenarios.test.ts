import { writeFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, describe, test } from 'vitest'
import { type Demonstration, startDemonstration } from './demonstration.ts'
import { parts } from './parts.ts'
import { lastRunFile } from './last-run.ts'
import { titleOf } from './scenario.ts'

let demonstration: Demonstration
let failures = 0
let runs = 0

beforeAll(async () => {
  demonstration = await startDemonstration()
})
afterEach(async ({ task }) => {
  runs++
  if (task.result?.state === 'fail') {
    failures++
    for (const view of await demonstration.views()) console.error(view)
  }
  await demonstration.reset()
})
afterAll(async () => {
  const all = Object.values(parts).flat().length
  if (process.env['RECORD'] === '1' && failures === 0 && runs === all)
    await writeFile(
      lastRunFile,
      `${JSON.stringify({ day: new Date().toISOString().slice(0, 10), browser: demonstration.browser }, null, 2)}\n`,
    )
  await demonstration?.stop()
})

for (const [part, scenarios] of Object.entries(parts))
  describe(part, () => {
    for (const scenario of scenarios) test(titleOf(scenario), () => scenario.run(demonstration))
  })
