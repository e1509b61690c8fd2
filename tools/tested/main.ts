import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fr } from '../../src/ui/text/typography.ts'
import { readLastRuns } from '../../tests/browser/scenarios/last-runs.ts'
import { parts } from '../../tests/browser/scenarios/parts.ts'
import { titleOf } from '../../tests/browser/scenarios/scenario.ts'
import { flows } from '../../tests/models/registry.ts'
import { dayText, none, table } from '../docs/markdown.ts'
import { readRuns } from '../pictures/store.ts'
import { testedPage } from './page.ts'

/** The explorer shows what lies here beside `docs/`. */
const folder = 'var/docs/tested'

async function scenarioRunsPage(): Promise<string> {
  const runs = await readLastRuns()
  const rows = Object.values(parts)
    .flat()
    .map(titleOf)
    .map((title) => {
      const run = runs[title]
      return [title, run ? `${dayText(run.day)}, ${run.browser}` : none]
    })
  return [
    '# Le dernier passage noté de chaque scénario',
    '',
    '`RECORD=1 npm run test:browser -- --maxWorkers 1 tests/browser/scenarios` les joue et le note, sur cette machine.',
    '',
    table(['Scénario', 'Passé'], rows),
    '',
  ].join('\n')
}

/**
 * Writes what the tests take of every chart, and when they were last run here, to `var/docs`: counts, dates,
 * numbered paths and the screens of `var/pictures`, which would only be merged by hand in git.
 */
const runs = await readRuns()
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
await writeFile(`${folder}/scenarios.md`, fr(await scenarioRunsPage()))
for (const flow of flows) await writeFile(`${folder}/${flow.name}.md`, fr(testedPage(flow, runs[flow.name])))
console.log(`${folder}: what the tests take of ${flows.length} charts`)
