import { describe, expect, test } from 'vitest'
import type { Summary, View } from '../../../contract/statistics/statistics.ts'
import { figureInWords, figureOf, remarkOf, titleOf } from '../../../src/screens/statistics/figures.ts'
import { statistics } from '../../../server/statistics/registry.ts'
import { named, viewOf } from '../../models/pages/statistics.ts'

const delay: Summary = {
  name: 'Délai moyen',
  code: 'delay',
  type: 'figure',
  column: 6,
  operation: 'average',
  weight: 4,
}
const validations = (...rows: [decided: number, days: number | null][]): View =>
  viewOf(
    'validations',
    rows.map(([decided, days]) => ['Fédération', 0, 0, 0, decided, 0, days]),
  )

describe('A delay over several federations', () => {
  test.each([
    ['counts each decision once', validations([9, 10], [1, 60]), 15],
    ['leaves out a federation that decided nothing', validations([2, 30], [0, null]), 30],
    ['is unknown where nothing was decided', validations([0, null]), null],
    ['is zero where each decision was immediate', validations([3, 0]), 0],
  ])('%s', (_, view, expected) => expect(figureOf(view, delay)).toBe(expected))
})

describe('A key figure says its unit', () => {
  test.each([
    [1772, undefined, '1\u202f772'],
    [0, 'workingDays', '0 jour ouvré'],
    [1.5, 'workingDays', '1,5 jour ouvré'],
    [2, 'workingDays', '2 jours ouvrés'],
    [null, 'workingDays', '—'],
  ] as const)('%s %s: « %s »', (value, unit, words) =>
    expect(figureInWords(value, unit === undefined ? {} : { unit })).toBe(words),
  )

  test.each(['hunts', 'validations'])('so does the delay of %s, with what it is measured against', (code) => {
    const { name, unit, target } = named(code).summarize.find((one) => one.code === 'delay')!
    expect(unit).toBe('workingDays')
    expect(name).not.toContain('jours')
    expect(target).toMatch(/jours/)
  })
})

test.each(['week', 'month', 'year'] as const)(
  'Contacts are counted by the %s of their hunt, phones by that of their reveal, and their columns say so',
  (granularity) => {
    const { headers } = statistics.find(({ code }) => code === 'contacts')!
    const [, contacts, phones] = headers({ granularity, place: 'department' }).map(({ label }) => label)
    const period = { week: 'semaine', month: 'mois', year: 'année' }[granularity]
    expect([contacts, phones]).toEqual([
      `Contacts obtenus, par ${period} de la chasse`,
      `Numéros révélés, par ${period} où ils l’ont été`,
    ])
  },
)

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
