import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fr } from '../../src/ui/text/typography.ts'
import { chartTitle, type Group } from '../../tests/explore/dictionary.ts'
import { type Chart, findCharts } from '../../tests/explore/find-charts.ts'
import { groupTitles } from '../../tests/explore/groups.ts'
import { clickFigure } from './architecture/click.ts'
import { floorsFigure } from './architecture/floors.ts'
import { drawings } from './drawn.ts'
import { type Figure, figureOf } from './figure.ts'
import { indexOf } from './index-page.ts'
import { overviewOf } from './overview.ts'
import { pageOf } from './page.ts'
import { relationsOf } from './relations.ts'
import { scenariosPage } from './scenarios-page.ts'
import { screensPage } from './screens-page.ts'
import { sourceOf } from './sources.ts'
import { thresholdsPage } from './thresholds/page.ts'

const folder = new URL('../../docs/statecharts/', import.meta.url)
/** Written by `npm run mutation`. */
const others = ['mutation.md']
const isCheck = process.argv.includes('--check')

async function filesOf(charts: readonly Chart[]): Promise<Map<string, string>> {
  const relations = relationsOf(charts)
  const drawingOf = await drawings()
  const files = new Map([
    ['index.md', fr(indexOf(charts, relations))],
    ['../scenarios.md', scenariosPage()],
    ['../ecrans.md', fr(screensPage())],
    ['../regles-et-seuils.md', fr(thresholdsPage(charts))],
  ])
  const draw = async (name: string, figure: Figure, title: string, description: string) => {
    files.set(`${name}.svg`, await drawingOf(`${name}.svg`, figure, title, description))
  }
  for (const [group, title] of Object.entries(groupTitles)) {
    const figure = overviewOf(group as Group, charts, relations)
    await draw(`overview-${group}`, figure, title, 'Quels parcours s’ouvrent l’un l’autre')
  }
  const imports = 'Which part of the sources imports which'
  await draw('architecture-floors', floorsFigure(), 'Floors and rooms', imports)
  const passed = 'The files that a call passes, from the gesture of a person to the database'
  await draw('architecture-click', clickFigure(charts, 'recordDonations'), 'The way of a click', passed)
  for (const chart of charts) {
    const { name, machine } = chart
    if (files.has(`${name}.md`))
      throw new Error(`two charts are called ${machine.id}: both would write ${name}.md`)
    files.set(`${name}.md`, fr(pageOf(chart, relations.calls.get(chart) ?? [], await sourceOf(chart))))
    await draw(name, figureOf(machine), chartTitle(machine), machine.root.description ?? '')
  }
  return files
}

/** Files that differ from what is generated now: changed, missing, or of a removed chart. */
async function staleIn(files: ReadonlyMap<string, string>): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const stale = (await readdir(folder)).filter((name) => !files.has(name) && !others.includes(name))
  for (const [name, content] of files)
    if ((await readFile(new URL(name, folder), 'utf8').catch(() => null)) !== content) stale.push(name)
  return stale.toSorted()
}

const charts = await findCharts()
const files = await filesOf(charts)
const stale = await staleIn(files)
if (isCheck) {
  for (const name of stale) console.error(`${join('docs/statecharts', name)} is stale`)
  if (stale.length > 0) console.error('Run « npm run docs » and commit what it writes.')
  else console.log(`docs/statecharts: ${files.size} files are up to date`)
  process.exitCode = stale.length > 0 ? 1 : 0
} else {
  for (const name of stale) {
    const content = files.get(name)
    if (content === undefined) await rm(new URL(name, folder))
    else await writeFile(new URL(name, folder), content)
  }
  console.log(`docs/statecharts: ${charts.length} charts, ${stale.length} files written`)
}
