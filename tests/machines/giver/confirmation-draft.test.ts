import { expect, test } from 'vitest'
import type { Hunt } from '../../../contract/giver/hunts.ts'
import {
  type ConfirmationDraft,
  draftOf,
  mistakesOf,
} from '../../../machines/giver/offers/confirmation-draft.ts'

const hunt = { started_at: '2026-03-10' }
const animals = [
  { id: 1, tag: 'SA 1', label: 'sanglier', killed_at: '11:00' },
  { id: 2, tag: 'SA 2', label: 'sanglier', killed_at: null },
]
const draft: ConfirmationDraft = {
  what: 'animal:1',
  place: 'La mairie',
  cityId: '1',
  day: hunt.started_at,
  from: '09:00',
  to: '12:00',
  contactName: '',
  contactPhone: '',
}
const of = (change: Partial<ConfirmationDraft>) => mistakesOf({ ...draft, ...change }, { animals }, hunt)

test('A meeting that begins before the kill of the animal is a mistake of the form', () => {
  expect(of({})).toEqual({
    from: ['Cet animal a été prélevé à 11\u00a0h : le rendez-vous ne peut pas commencer avant.'],
  })
})

test.each([
  ['at the minute of the kill', { from: '11:00' }],
  ['on another day', { day: '2026-03-11' }],
  ['for an animal whose hour is not known', { what: 'animal:2' }],
  ['for a type', { what: 'type:1' }],
])('It is valid %s', (_, change) => {
  expect(of(change)).toEqual({})
})

test('Without an hour the form requires one', () => {
  expect(of({ from: '' })).toEqual({ from: ['Indiquez l’heure de début comme 18:00.'] })
})

test.each([
  ['the animal that is promised', { animal_id: 2, specimen_type_id: 1 }, 'animal:2'],
  ['the type that is promised', { animal_id: null, specimen_type_id: 3 }, 'type:3'],
  ['the first animal, while nothing is', null, 'animal:1'],
])('The form starts with %s', (_, promised, what) => {
  const choices = { animals, promised, types: [], cities: [], meeting: null }
  expect(draftOf(choices, hunt as Hunt).what).toBe(what)
})
