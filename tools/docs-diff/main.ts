import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findCharts } from '../../tests/explore/find-charts.ts'
import { changesBetween } from './changes.ts'
import { chartsAt } from './earlier.ts'
import { markedDrawing } from './marked-drawing.ts'
import { pageOf, terminalText } from './page.ts'

const USAGE = `npm run docs:diff -- <commit, branche ou étiquette>

Dit en français ce qui a changé dans les schémas depuis, et le dessine.

  npm run docs:diff -- HEAD~10`
const FOLDER = 'node_modules/.cache/venaison/docs-diff'

try {
  const [ref, ...others] = process.argv.slice(2)
  if (ref === undefined || others.length > 0) throw new Error(USAGE)
  const before = await chartsAt(ref)
  const changes = changesBetween(before, await findCharts())
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  for (const { name, title, sentences, figure } of changes)
    if (figure)
      await writeFile(join(FOLDER, `${name}.svg`), await markedDrawing(figure, title, sentences.join(' ')))
  await writeFile(join(FOLDER, 'index.html'), pageOf(ref, changes))
  console.log(terminalText(ref, changes))
  if (changes.length > 0) console.log(`\nAvec les dessins : ${FOLDER}/index.html`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
