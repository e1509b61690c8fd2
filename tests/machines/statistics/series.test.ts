import { expect, test } from 'vitest'
import type { Cell, Format } from '../../../contract/statistics/statistics.ts'
import { shadeOf } from '../../../src/screens/statistics/map-values.ts'
import { largest, marksOf, ranked, slicesOf } from '../../../src/screens/statistics/series.ts'

const viewOf = (format: Format, rows: Cell[][]) => ({
  headers: [
    { label: 'Le long de', format, shown: true },
    { label: 'À venir', format: 'number' as const, shown: true },
    { label: 'Informées', format: 'number' as const, shown: true },
  ],
  rows,
  total: rows.length,
})
const summary = { name: 'Chasses', code: 'c', type: 'bar', column: 1, operation: 'sum' } as const

test('a month without anything keeps its place between those that have something', () => {
  const view = viewOf('month', [
    ['2025-11-01', 7, 1],
    ['2026-01-01', 6, 2],
  ])
  expect(marksOf(view, { ...summary, parts: [1, 2] })).toEqual([
    { name: 'Novembre 2025', short: 'nov. 25', values: [7, 1] },
    { name: 'Décembre 2025', short: 'déc. 25', values: [0, 0] },
    { name: 'Janvier 2026', short: 'janv. 26', values: [6, 2] },
  ])
})

test('so do weeks, across clock changes, and years', () => {
  const weeks = marksOf(
    viewOf('week', [
      ['2026-03-16', 1, 0],
      ['2026-04-06', 1, 0],
    ]),
    summary,
  )
  expect(weeks.map(({ short }) => short)).toEqual(['16/03/26', '23/03/26', '30/03/26', '06/04/26'])
  const years = marksOf(
    viewOf('year', [
      ['2024-01-01', 1, 0],
      ['2026-01-01', 1, 0],
    ]),
    summary,
  )
  expect(years.map(({ values }) => values)).toEqual([[1], [0], [1]])
})

test('names keep their order, and the smallest are merged if there are too many', () => {
  const view = viewOf('text', [
    ['Cher', 3, 0],
    ['Indre', 9, 0],
    ['Creuse', 2, 0],
    ['Allier', 0, 0],
  ])
  const slices = slicesOf(marksOf(view, summary))
  expect(slices.map(({ name }) => name)).toEqual(['Cher', 'Indre', 'Creuse', 'Allier'])
  expect(largest(slices, 2)).toEqual([
    { name: 'Indre', value: 9 },
    { name: 'Autres', value: 5 },
  ])
})

test('a ranking shows the largest, and of the others their number and sum, which agree with the whole', () => {
  const slices = Array.from({ length: 94 }, (_, at) => ({ name: `F${at}`, value: at }))
  const { bars, others } = ranked(slices, 20)
  expect(bars.map(({ value }) => value)).toEqual(Array.from({ length: 20 }, (_, at) => 93 - at))
  // One has nothing to show.
  expect(others).toEqual({ count: 73, sum: (73 * 74) / 2 })
  const whole = slices.reduce((sum, { value }) => sum + value, 0)
  expect(bars.reduce((sum, { value }) => sum + value, others!.sum)).toBe(whole)
  expect(ranked(slices.slice(0, 21), 20).others).toBeNull()
})

test('the classes of a map use all its shades, however few they are', () => {
  const shades = (classes: number) => Array.from({ length: classes + 1 }, (_, one) => shadeOf(one, classes))
  expect(shades(5)).toEqual([0, 1, 2, 3, 4, 5])
  expect(shades(2)).toEqual([0, 1, 5])
  expect(shades(1)).toEqual([0, 3])
})
