import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { patterned } from '../../expected/patterned.ts'
import { type Chart, findCharts } from '../../explore/find-charts.ts'
import { differences, type ExpectedTransitions } from '../../model/expected-transitions.ts'

const folder = new URL('../../expected/', import.meta.url)
const charts = await findCharts()
/** The table of a chart: below the folder of its file, by its name. */
const tableName = ({ file, name }: Chart) => join(dirname(file), name)

async function tableOf(name: string): Promise<ExpectedTransitions> {
  const module = (await import(new URL(`${name}.ts`, folder).href)) as Record<string, ExpectedTransitions>
  return Object.values(module)[0]!
}

test.each(charts)('events lead in $name where its table says', async (chart) => {
  const name = tableName(chart)
  expect(differences(chart.machine, patterned[name] ?? (await tableOf(name)))).toEqual([])
})

test('every table has its chart', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('pattern'),
  )
  const tables = [...files.map((file) => file.replace('.ts', '')), ...Object.keys(patterned)]
  expect(tables.toSorted()).toEqual(charts.map(tableName).toSorted())
})
