import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { draw } from './drawing.ts'
import { chartTitle } from './dictionary.ts'
import { figureOf } from './figure.ts'
import { layout } from './layout.ts'
import { type Chart, findCharts } from './machines.ts'
import { indexOf, pageOf } from './page.ts'

const folder = new URL('../statecharts/', import.meta.url)

/** What walking the charts in the browser left here. */
const walks = ['pictures', 'walked.json']
/** What the tests walk; finding that out takes a while, so a test that knows it checks the page. */
const COVERAGE = 'coverage.md'
const isCheck = process.argv.includes('--check')

async function filesOf(charts: readonly Chart[]): Promise<Map<string, string>> {
  const files = new Map([['index.md', indexOf(charts)]])
  for (const chart of charts) {
    const { name, machine } = chart
    if (files.has(`${name}.md`)) throw new Error(`two charts would write ${name}.md: one chart, one file`)
    files.set(`${name}.md`, pageOf(chart))
    files.set(
      `${name}.svg`,
      draw(await layout(figureOf(machine)), chartTitle(machine), machine.root.description ?? ''),
    )
  }
  if (!isCheck) {
    const { coveragePage, coverageRows } = await import('../../tests/coverage/page.ts')
    files.set(COVERAGE, coveragePage(coverageRows(charts)))
  }
  return files
}

/** Files that are not what the charts say now: changed, missing, or left from a chart that is gone. */
async function staleIn(files: ReadonlyMap<string, string>): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const present = (await readdir(folder)).filter((name) => !walks.includes(name))
  const stale = present.filter((name) => !files.has(name) && !(isCheck && name === COVERAGE))
  for (const [name, content] of files)
    if (!present.includes(name) || (await readFile(new URL(name, folder), 'utf8')) !== content)
      stale.push(name)
  return stale.toSorted()
}

const charts = await findCharts()
const files = await filesOf(charts)
const stale = await staleIn(files)
if (isCheck) {
  for (const name of stale) console.error(`docs/statecharts/${name} is stale`)
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
