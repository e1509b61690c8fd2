import { describe, expect, test } from 'vitest'
import { ofName, phoneInPairs } from '../../../contract/words-in-french.ts'
import {
  animals,
  away,
  clockTime,
  counted,
  dayInWords,
  expected,
  kilometres,
  momentDay,
  momentInWords,
} from '../../../src/words/words.ts'
import { pageNumbers } from '../../../src/ui/lists/page-numbers.ts'

const stag = { id: 3, label: 'cerf', label_plural: 'cerfs', icon_url: '/specimens/cerf.svg' }
const plain = (text: string) => text.replace(/\s/g, ' ')

describe('words', () => {
  test.each([
    ['2026-12-12', 'samedi 12 décembre 2026'],
    ['2026-08-01', 'samedi 1er août 2026'],
  ])('the day %s reads « %s »', (day, words) => expect(dayInWords(day)).toBe(words))
  test.each([
    ['2026-11-01T08:05:00Z', '1er novembre 2026 à 9 h 05'],
    ['2026-10-31T23:05:00Z', '1er novembre 2026 à 0 h 05'],
    ['2026-11-11T11:00:00Z', '11 novembre 2026 à 12 h'],
  ])('the moment %s reads « %s »', (moment, words) => expect(plain(momentInWords(moment))).toBe(words))
  test.each([
    ['2026-11-01T22:30:00.000+04:00', '1er novembre 2026', '22 h 30', 'dimanche 1er novembre 2026'],
    ['2026-11-01T00:05:00.000+04:00', '1er novembre 2026', '0 h 05', 'dimanche 1er novembre 2026'],
    ['2026-10-31T23:00:00.000-09:30', '31 octobre 2026', '23 h', 'samedi 31 octobre 2026'],
  ])('the moment %s, overseas, reads as at its place', (moment, date, clock, day) => {
    expect(plain(momentInWords(moment))).toBe(`${date} à ${clock}`)
    expect(plain(clockTime(moment))).toBe(clock)
    expect(momentDay(moment)).toBe(day)
  })
  test.each([
    ['0639980011', '06 39 98 00 11'],
    ['06 39 980011', '06 39 98 00 11'],
    ['06399800112', '06 39 98 00 11 2'],
  ])('the phone number %s is displayed in pairs', (phone, pairs) => expect(phoneInPairs(phone)).toBe(pairs))
  test.each([
    [0, 'cerf'],
    [1, 'cerf'],
    [2, 'cerfs'],
  ])('%i animals: singular up to 1, plural beyond', (n, label) => expect(animals(stag, n)).toBe(label))
  test('a quantity is counted with its noun', () => {
    expect(counted(1, 'gibier', 'gibiers')).toBe('1 gibier')
    expect(counted(2, 'gibier', 'gibiers')).toBe('2 gibiers')
  })
  test('the highest expected quantity means that many or more', () => {
    expect(expected(9)).toBe('9')
    expect(expected(10)).toBe('10+')
  })
  test('kilometres have a decimal below ten', () => {
    expect(plain(kilometres(3.84))).toBe('3,8 km')
    expect(plain(kilometres(29.2))).toBe('29 km')
  })
  test('a person in the commune of the hunt lives in the commune, not at 0 km', () => {
    expect(away(0)).toBe('dans la commune')
    expect(away(0.04, 'dans votre commune')).toBe('dans votre commune')
    expect(plain(away(0.05))).toBe('à 0,1 km')
    expect(plain(away(12))).toBe('à 12 km')
  })
})

describe('pagination shows the first page, the last, the current one and its neighbours', () => {
  test.each([
    [1, 2, [1, 2]],
    [1, 9, [1, 2, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [9, 9, [1, 'gap', 8, 9]],
  ])('page %i of %i: %j', (page, last, numbers) => expect(pageNumbers(page, last)).toEqual(numbers))
})

test.each([
  ['Manon Lefèvre', 'de Manon Lefèvre'],
  ['Émile Perrin', 'd’Émile Perrin'],
  ['Antoine', 'd’Antoine'],
  ['Hélène Moreau', 'd’Hélène Moreau'],
  ['Œdipe', 'd’Œdipe'],
  ['Yves', 'd’Yves'],
  ['Yann', 'de Yann'],
  ['indre', 'd’indre'],
])('« de » before %s reads « %s »', (name, text) => {
  expect(ofName(name)).toBe(text)
})
