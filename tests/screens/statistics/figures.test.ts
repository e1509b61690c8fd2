import { describe, expect, test } from 'vitest'
import { figureInWords, titleOf } from '../../../src/screens/statistics/figures.ts'
import { statistics } from '../../../server/statistics/registry.ts'
import { named } from '../../models/pages/statistics.ts'

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

describe.each([
  ['week', 'semaine'],
  ['month', 'mois'],
  ['year', 'année'],
] as const)('By %s', (granularity, period) => {
  const headersOf = (code: string) =>
    statistics.find((one) => one.code === code)!.headers({ granularity, place: 'department' })

  test('contacts are counted by the period of their hunt, phones by that of their reveal, and say so', () =>
    expect(
      headersOf('contacts')
        .map(({ label }) => label)
        .slice(1),
    ).toEqual([
      `Contacts obtenus, par ${period} de la chasse`,
      `Numéros révélés, par ${period} où ils l’ont été`,
    ]))

  test('an average is named for what it counts, as the sum beside it; a sum and a delay keep their names', () => {
    const title = (code: string, figure: string) =>
      titleOf(
        { headers: headersOf(code) },
        named(code).summarize.find((one) => one.code === figure)!,
      )
    expect(title('donations_over_time', 'animals')).toBe('Animaux cédés')
    expect(title('donations_over_time', 'average')).toBe(`Animaux cédés par ${period}, en moyenne`)
    expect(title('hunts', 'delay')).toBe('Délai moyen d’information')
  })
})
