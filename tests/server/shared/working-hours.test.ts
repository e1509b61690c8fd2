import { describe, expect, test } from 'vitest'
import { isWorkingDay, workingCalendar, workingHours } from '../../../server/rules/working-hours.ts'

const hours = (from: string, to: string) => workingHours(new Date(from), new Date(to))

describe('Working days in France', () => {
  test('are Monday to Friday', () => {
    const week = [
      '2026-03-09',
      '2026-03-10',
      '2026-03-11',
      '2026-03-12',
      '2026-03-13',
      '2026-03-14',
      '2026-03-15',
    ]
    expect(week.map(isWorkingDay)).toEqual([true, true, true, true, true, false, false])
  })

  test.each([
    ['1er janvier', '2026-01-01'],
    ['lundi de Pâques', '2026-04-06'],
    ['lundi de Pâques, au plus tôt', '2285-03-23'],
    ['lundi de Pâques, au plus tard', '2038-04-26'],
    ['lundi de Pâques 2025', '2025-04-21'],
    ['lundi de Pâques 2049', '2049-04-19'],
    ['1er mai', '2026-05-01'],
    ['8 mai', '2026-05-08'],
    ['Ascension', '2026-05-14'],
    ['lundi de Pentecôte', '2026-05-25'],
    ['14 juillet', '2026-07-14'],
    ['15 août', '2025-08-15'],
    ['1er novembre', '2027-11-01'],
    ['11 novembre', '2026-11-11'],
    ['25 décembre', '2026-12-25'],
  ])('are not %s, %s', (_, day) => expect(isWorkingDay(day)).toBe(false))

  test.each(['2026-04-07', '2026-04-03', '2026-05-15', '2026-11-10', '2026-12-24'])(
    'are as usual %s',
    (day) => expect(isWorkingDay(day)).toBe(true),
  )
})

describe('Working hours', () => {
  test.each([
    ['within a day', '2026-03-10T09:00:00Z', '2026-03-10T11:30:00Z', 2],
    ['over a night', '2026-03-10T11:00:00Z', '2026-03-11T11:00:00Z', 24],
    ['Friday noon to Monday noon', '2026-03-13T11:00:00Z', '2026-03-16T11:00:00Z', 24],
    [
      'Friday noon to Tuesday noon: the 48 hours of the spec',
      '2026-03-13T11:00:00Z',
      '2026-03-17T11:00:00Z',
      48,
    ],
    ['on a Sunday', '2026-03-15T08:00:00Z', '2026-03-15T20:00:00Z', 0],
    ['from Saturday on', '2026-03-14T08:00:00Z', '2026-03-16T08:00:00Z', 9],
    ['over Ascension Day', '2026-05-13T10:00:00Z', '2026-05-15T10:00:00Z', 24],
    ['by the midnight of Paris, in winter', '2026-03-12T23:30:00Z', '2026-03-13T23:30:00Z', 23],
    ['by the midnight of Paris, in summer', '2026-07-16T22:30:00Z', '2026-07-17T22:30:00Z', 23],
    ['over the change of clocks', '2026-03-27T11:00:00Z', '2026-03-30T10:00:00Z', 24],
    ['over the turn of the year', '2026-12-31T11:00:00Z', '2027-01-04T11:00:00Z', 24],
    ['of no time', '2026-03-10T11:00:00Z', '2026-03-10T11:00:00Z', 0],
  ])('%s', (_, from, to, expected) => expect(hours(from, to)).toBe(expected))
})

test('The working calendar counts the working days before each day', () =>
  expect(workingCalendar('2026-05-07', '2026-05-12')).toEqual([
    { day: '2026-05-07', works: true, before: 0 },
    // 8 May is a public holiday, then comes a weekend.
    { day: '2026-05-08', works: false, before: 1 },
    { day: '2026-05-09', works: false, before: 1 },
    { day: '2026-05-10', works: false, before: 1 },
    { day: '2026-05-11', works: true, before: 1 },
    { day: '2026-05-12', works: true, before: 2 },
  ]))
