import { expect, test } from 'vitest'
import type { Animal } from '../../../contract/giver/animals.ts'
import {
  animalsFor,
  isAllTold,
  isReturnable,
  oneMore,
  toldBy,
} from '../../../machines/giver/animals/person-animals.ts'
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

const told = toldBy(listedBoar)
const more = {
  hunt: informed,
  animals: [handedBoar],
  nextTags: [{ specimen_type_id: 1, tag: 'SA 0452' }],
  told,
}

test('One more is like the animal handed over last, with the next tag', () => {
  expect(oneMore(more)).toEqual({ typeId: 1, tag: 'SA 0452' })
  expect(oneMore({ ...more, told: { ...told, isTagged: false } })).toEqual({ typeId: 1, tag: '' })
})

test.each([
  ['before a hand-over', { told: null }],
  ['while another one of its type waits, which is chosen by its tag', { animals: [handedBoar, listedBoar] }],
  ['without a tag to suggest', { nextTags: [] }],
  [
    'when the animal needs the tag that the one before lacked',
    { told: { ...told, typeId: 2, isTagged: false } },
  ],
])('There is no one more %s', (_, change) => {
  expect(oneMore({ ...more, ...change })).toBe(null)
})

test('What was said of the one before is not asked again; a rule that was not said is', () => {
  const ruled = { ...listedBoar, demands: [{ ...rule, effect: 'information' as const, is_barring: false }] }
  expect(isAllTold(told, listedBoar)).toBe(true)
  expect(isAllTold(toldBy(ruled), ruled)).toBe(true)
  expect(isAllTold(told, ruled)).toBe(false)
  expect(isAllTold(told, untaggedRoe)).toBe(false)
  expect(isAllTold(null, listedBoar)).toBe(false)
})
