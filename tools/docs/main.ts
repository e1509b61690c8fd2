import { join } from 'node:path'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { flows } from '../../tests/models/registry.ts'
import { chartTitle, type Group } from '../../tests/explore/dictionary.ts'
import { fr } from '../../src/ui/text/typography.ts'
import { clickFigure } from './architecture/click.ts'
import { drawings } from './drawn.ts'
import { figureOf } from './figure.ts'
import { floorsFigure } from './architecture/floors.ts'
import { guidePages } from './guide-pictures.ts'
import { groupTitles } from '../../tests/explore/groups.ts'
import { indexOf } from './index-page.ts'
import { type Chart, findCharts } from '../../tests/explore/find-charts.ts'
import { overviewOf } from './overview.ts'
import { readLastRuns } from '../../tests/browser/scenarios/last-runs.ts'
import { scenariosPage } from './scenarios-page.ts'
import { pageOf } from './page.ts'
import { readRecord } from '../../tests/model/browser-runs.ts'
import { relationsOf } from './relations.ts'
import { sourceOf } from './sources.ts'
import { stalePictures, pictureFiles } from './stale-pictures.ts'
import { thresholdsPage } from './thresholds/page.ts'

const folder = new URL('../../docs/statecharts/', import.meta.url)

/** Slow to compute, so a machine test that computes it anyway checks the page. */
const COVERAGE = 'coverage.md'
/** Digests of the drawings; if it is outdated, a check is slower with the same result. */
const MARKS = 'drawings.json'
const isCheck = process.argv.includes('--check')

/** The pictures of `docs/architecture.md`. */
const architectureOf = (charts: readonly Chart[]) => [
  {
    name: 'architecture-floors.svg',
    figure: floorsFigure(),
    title: 'Floors and rooms',
    description: 'Which part of the sources imports which',
  },
  {
    name: 'architecture-click.svg',
    figure: clickFigure(charts, 'recordDonations'),
    title: 'The way of a click',
    description: 'The files that a call passes, from the gesture of a person to the database',
  },
]

async function filesOf(charts: readonly Chart[]): Promise<Map<string, string>> {
  const record = await readRecord()
  const relations = relationsOf(charts)
  const { drawingOf, marks } = await drawings()
  const sources = new Map(
    await Promise.all(charts.map(async (chart) => [chart, await sourceOf(chart)] as const)),
  )
  const files = new Map([
    ['index.md', fr(indexOf(charts, relations, record))],
    ['../scenarios.md', scenariosPage(await readLastRuns())],
    ['../regles-et-seuils.md', fr(thresholdsPage(charts))],
    ...(await guidePages(record)),
  ])
  for (const [group, title] of Object.entries(groupTitles)) {
    const name = `overview-${group}.svg`
    const figure = overviewOf(group as Group, charts, relations)
    files.set(name, await drawingOf(name, figure, title, 'Quels parcours s’ouvrent l’un l’autre'))
  }
  for (const { name, figure, title, description } of architectureOf(charts))
    files.set(name, await drawingOf(name, figure, title, description))
  for (const chart of charts) {
    const { name, machine } = chart
    if (files.has(`${name}.md`)) throw new Error(`two charts would write ${name}.md: one chart, one file`)
    const source = sources.get(chart) ?? { sections: [] }
    const flow = flows.find((each) => each.machine === machine)
    const browserRun = record[name]
    const alike = charts.filter(
      (other) => other !== chart && source.shared && sources.get(other)?.shared === source.shared,
    )
    const subject = {
      chart,
      relations,
      source,
      alike,
      ...(flow && { flow }),
      ...(browserRun && { browserRun }),
    }
    files.set(`${name}.md`, fr(pageOf(subject)))
    const description = machine.root.description ?? ''
    files.set(
      `${name}.svg`,
      await drawingOf(`${name}.svg`, figureOf(machine), chartTitle(machine), description),
    )
  }
  if (!isCheck) {
    const { coveragePage, coverageRows } = await import('../coverage/page.ts')
    files.set(COVERAGE, coveragePage(coverageRows(charts)))
    files.set(MARKS, marks())
  }
  return files
}

/** Files that differ from what is generated now: changed, missing, or of a removed chart. */
async function staleIn(files: ReadonlyMap<string, string>): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const present = (await readdir(folder)).filter((name) => !pictureFiles.includes(name))
  const stale = present.filter((name) => !files.has(name) && !(isCheck && [COVERAGE, MARKS].includes(name)))
  for (const [name, content] of files)
    if ((await readFile(new URL(name, folder), 'utf8').catch(() => null)) !== content) stale.push(name)
  return stale.toSorted()
}

const charts = await findCharts()
const files = await filesOf(charts)
const stale = await staleIn(files)
const outdated = await stalePictures(charts)
if (isCheck) {
  for (const name of stale) console.error(`${join('docs/statecharts', name)} is stale`)
  if (stale.length > 0) console.error('Run « npm run docs » and commit what it writes.')
  else console.log(`docs/statecharts: ${files.size} files are up to date`)
  process.exitCode = stale.length + outdated.length > 0 ? 1 : 0
} else {
  for (const name of stale) {
    const content = files.get(name)
    if (content === undefined) await rm(new URL(name, folder))
    else await writeFile(new URL(name, folder), content)
  }
  console.log(`docs/statecharts: ${charts.length} charts, ${stale.length} files written`)
}
for (const problem of outdated) console.error(problem)
if (outdated.length > 0)
  console.error('Run « npm run docs:pictures <flow>… », then « npm run docs », and commit what they write.')
