import { expect, test } from 'vitest'
import type { Animal } from '../../../contract/giver/animals.ts'
import { animalsFor, isReturnable } from '../../../machines/giver/animals/person-animals.ts'
import { doubtfulBoar, handedBoar, keptBoar, listedBoar, untaggedRoe } from '../../models/pages/animals.ts'
import { finished, informed } from '../../models/pages/giver.ts'

const luc = handedBoar.receiver!.contact_id
const ids = (animals: Animal[]) => animals.map(({ id }) => id)
const rule = { rule_id: 1, effect: 'negativeTest' as const, source: 'Arrêté', dated_on: '2026-01-01' }

test('One person’s window shows what may be handed over, what is barred, and what they received', () => {
  const animals = [listedBoar, handedBoar, keptBoar, doubtfulBoar, untaggedRoe].map((animal, index) => ({
    ...animal,
    id: index + 1,
  }))
  const ruled = { ...listedBoar, id: 6, demands: [{ ...rule, is_barring: true }] }
  const informing = { ...listedBoar, id: 7, demands: [{ ...rule, is_barring: false }] }
  const seen = animalsFor(informed, [...animals, ruled, informing], luc)
  expect([ids(seen.givable), ids(seen.barred), ids(seen.received)]).toEqual([[1, 7], [4, 5, 6], [2]])
  // Somebody else's hand-over is neither shown nor taken back here.
  expect(animalsFor(informed, animals, luc + 1).received).toEqual([])
})

test('A hand-over is taken back in the window of its person only, until the report', () => {
  expect(isReturnable(informed, handedBoar, luc)).toBe(true)
  expect(isReturnable(informed, handedBoar, luc + 1)).toBe(false)
  expect(isReturnable(informed, listedBoar, luc)).toBe(false)
  expect(isReturnable(finished[0]!, handedBoar, luc)).toBe(false)
})
