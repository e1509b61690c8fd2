import { describe, expect, test } from 'vitest'
import {
  attemptKey,
  entryOf,
  type HuntDraft,
  lastDay,
  mistakesOf,
} from '../../../machines/giver/hunt-draft.ts'

const today = '2026-10-12'
const draft: HuntDraft = { startedAt: '2026-10-13', cityId: 2, isWolfhunter: false, quantities: {} }
const mistakes = (change: Partial<HuntDraft>) => mistakesOf({ ...draft, ...change, today })

describe('a hunt being edited', () => {
  test('requires a date and a territory', () =>
    expect(mistakes({ startedAt: '', cityId: null })).toEqual({
      started_at: ['Choisissez une date.'],
      city_id: ['Choisissez un territoire.'],
    }))
  test('may be today, and tomorrow without any game type', () => {
    expect(mistakes({ startedAt: today })).toEqual({})
    expect(mistakes({})).toEqual({})
  })
  test('may not be in the past', () =>
    expect(mistakes({ startedAt: '2026-10-11' })).toEqual({
      started_at: ['Choisissez une date à partir d’aujourd’hui.'],
    }))
  test('may be up to a year ahead', () => {
    expect(lastDay(today)).toBe('2027-10-12')
    expect(mistakes({ startedAt: '2027-10-12' })).toEqual({})
    expect(mistakes({ startedAt: '2027-10-13' })).toEqual({
      started_at: ['Choisissez une date dans l’année qui vient.'],
    })
  })
  test('is sent with the game types that have a quantity', () =>
    expect(entryOf({ ...draft, quantities: { 1: 10, 2: 0, 6: 3 } })).toEqual({
      started_at: '2026-10-13',
      city_id: 2,
      is_wolfhunter: false,
      specimen_type_ids: [1, 6],
      quantities: [10, 3],
    }))
})

describe('an attempt to plan it', () => {
  const key = attemptKey('form', draft)
  test('has the same key when the same entry is sent again', () => {
    expect(attemptKey('form', { ...draft, quantities: { 1: 0 } })).toBe(key)
    expect(key.length).toBeLessThanOrEqual(100)
  })
  test.each<Partial<HuntDraft>>([
    { startedAt: '2026-10-14' },
    { cityId: 3 },
    { isWolfhunter: true },
    { quantities: { 1: 1 } },
  ])('has another name once it is corrected: %j', (change) =>
    expect(attemptKey('form', { ...draft, ...change })).not.toBe(key),
  )
  test('has another key in another form', () => expect(attemptKey('other', draft)).not.toBe(key))
})
