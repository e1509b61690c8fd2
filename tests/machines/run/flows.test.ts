import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { findCharts } from '../../explore/find-charts.ts'
import { coveragePage, coverageRows } from '../../tools/coverage/page.ts'
import { flows } from '../../models/registry.ts'
import { printOwnSeed } from '../../model/seeds.ts'
import { runMachine } from './run-machine.ts'

printOwnSeed('machines')
for (const flow of flows) runMachine(flow)

// Here, because everything is already explored; elsewhere it would be repeated.
test('the coverage page is up to date (else « npm run docs »)', async () => {
  const page = await readFile('docs/statecharts/coverage.md', 'utf8')
  expect(page).toBe(coveragePage(coverageRows(await findCharts())))
}, 60_000)
