import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { patterned } from '../../expected/patterned.ts'
import { findCharts } from '../../explore/find-charts.ts'
import { differences, type ExpectedTransitions } from '../../model/expected-transitions.ts'

const folder = new URL('../../expected/', import.meta.url)
const charts = await findCharts()
const nameOf = (file: string) => file.replace('.ts', '')

async function tableOf(file: string): Promise<ExpectedTransitions> {
  const module = (await import(new URL(file, folder).href)) as Record<string, ExpectedTransitions>
  return Object.values(module)[0]!
}

test.each(charts)('events lead in $name where its table says', async ({ file, machine }) => {
  expect(differences(machine, patterned[nameOf(file)] ?? (await tableOf(file)))).toEqual([])
})

test('every table has its chart', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('pattern'),
  )
  const tables = [...files.map(nameOf), ...Object.keys(patterned)]
  expect(tables.toSorted()).toEqual([...new Set(charts.map(({ file }) => nameOf(file)))].toSorted())
})
