import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { findCharts } from '../../explore/find-charts.ts'
import { differences, type ExpectedTransitions } from '../../model/expected-transitions.ts'

const folder = new URL('../../expected/', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
)
const charts = await findCharts()

test.each(charts)('events lead in $name where its table says', async ({ file, machine }) => {
  const module = (await import(new URL(file, folder).href)) as Record<string, ExpectedTransitions>
  expect(differences(machine, Object.values(module)[0]!)).toEqual([])
})

test('every table has its chart', () => {
  const names = new Set(charts.map(({ name }) => name))
  expect(files.filter((file) => !file.startsWith('patterns/') && !names.has(basename(file, '.ts')))).toEqual(
    [],
  )
})
