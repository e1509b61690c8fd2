import { describe, expect, test } from 'vitest'
import { mergePeriods, periodErrors } from '../../../contract/receiver/periods.ts'
import { draftOf, entryOf, mistakesOf, withNewRow } from '../../../machines/receiver/availability-draft.ts'

const today = '2026-03-10'
const period = (started_at: string, ended_at: string) => ({ started_at, ended_at })
const record = (is_always_available: boolean, ...availabilities: ReturnType<typeof period>[]) => ({
  is_always_available,
  availabilities,
})

describe('periods', () => {
  test('that overlap, contain each other or are adjacent become one', () => {
    expect(
      mergePeriods([
        period('2026-04-01', '2026-04-30'),
        period('2026-02-27', '2026-02-28'),
        period('2026-03-01', '2026-03-03'),
        period('2026-04-10', '2026-04-12'),
        period('2026-05-02', '2026-05-02'),
      ]),
    ).toEqual([
      period('2026-02-27', '2026-03-03'),
      period('2026-04-01', '2026-04-30'),
      period('2026-05-02', '2026-05-02'),
    ])
  })
  test('start today at the earliest, unless already running, and do not end before they start', () => {
    const running = ['2026-03-01']
    const sent = [
      period('2026-03-01', '2026-03-12'),
      period('2026-03-02', '2026-03-12'),
      period('2026-03-12', '2026-03-11'),
      period('2026-03-01', '2026-03-09'),
      period(today, today),
    ]
    const errors = periodErrors(sent, { today, running })
    expect(Object.keys(errors)).toEqual(['started_at_dates.1', 'ended_at_dates.2', 'ended_at_dates.3'])
  })
})

describe('the entry of availabilities', () => {
  test('adds a period from today to one week later', () => {
    const { rows } = { ...withNewRow(draftOf(record(false), today)) }
    expect(rows).toEqual([{ key: 0, started_at: today, ended_at: '2026-03-17' }])
  })
  test('sends all its periods, and reports their mistakes', () => {
    const draft = draftOf(record(false, period('', '2026-03-12'), period(today, '2026-02-30')), today)
    expect(mistakesOf(draft)).toEqual({
      'started_at_dates.0': ['Choisissez une date.'],
      'ended_at_dates.1': ['Cette date n’existe pas.'],
    })
    expect(entryOf(draft).started_at_dates).toEqual(['', today])
  })
  test('while always available sends only the valid ones, and reports no error', () => {
    const draft = draftOf(record(true, period('', '2026-03-12'), period(today, today)), today)
    expect(mistakesOf(draft)).toEqual({})
    expect(entryOf(draft)).toEqual({
      is_always_available: true,
      started_at_dates: [today],
      ended_at_dates: [today],
    })
  })
})
