import { describe, expect, test } from 'vitest'
import type { Summary, View } from '../../../contract/statistics/statistics.ts'
import { figureOf, remarkOf, titleOf } from '../../../src/screens/statistics/figures.ts'
import { named, viewOf } from '../../models/pages/statistics.ts'

const delay: Summary = {
  name: 'Délai moyen',
  code: 'delay',
  type: 'figure',
  column: 6,
  operation: 'average',
  weight: 4,
}
const validations = (...rows: [decided: number, hours: number | null][]): View =>
  viewOf(
    'validations',
    rows.map(([decided, hours]) => ['Fédération', 0, 0, 0, decided, 0, hours]),
  )

describe('A delay over several federations', () => {
  test.each([
    ['counts each decision once', validations([9, 10], [1, 60]), 15],
    ['leaves out a federation that decided nothing', validations([2, 30], [0, null]), 30],
    ['is unknown where nothing was decided', validations([0, null]), null],
    ['is zero where each decision was immediate', validations([3, 0]), 0],
  ])('%s', (_, view, expected) => expect(figureOf(view, delay)).toBe(expected))
})

describe('An average over periods', () => {
  const average = named('donations_over_time').summarize.find(({ code }) => code === 'average')!
  const rows = [
    ['2025-11-01', 9, 3],
    ['2026-01-01', 9, 6],
  ]
  const by = (format: 'week' | 'month' | 'year'): View => {
    const view = viewOf('donations_over_time', rows)
    return { ...view, headers: view.headers.with(0, { ...view.headers[0]!, format }) }
  }

  test.each([
    ['week', 'Moyenne par semaine'],
    ['month', 'Moyenne par mois'],
    ['year', 'Moyenne par année'],
  ] as const)('by %s is titled « %s », and says of what', (granularity, title) => {
    expect(titleOf(by(granularity), average)).toBe(title)
    expect(remarkOf(by(granularity), average)).toBe('Cessions')
  })

  test('counts the month without anything between two others', () =>
    expect(figureOf(by('month'), average)).toBe(3))

  test('A sum and a delay keep their names', () => {
    expect(titleOf(by('month'), named('donations_over_time').summarize[0]!)).toBe('Animaux cédés')
    expect([titleOf(validations([1, 2]), delay), remarkOf(validations([1, 2]), delay)]).toEqual([
      'Délai moyen',
      null,
    ])
  })
})
