import { expect, test } from 'vitest'
import { initialTransition, transition } from 'xstate'
import type { Animal } from '../../../contract/giver/animals.ts'
import type { AskedAnimal } from '../../../machines/giver/animals/animal-permissions.ts'
import { animalWindowsMachine } from '../../../machines/giver/animals/animal-windows.ts'
import { doubtfulBoar, handedBoar, listedBoar, untaggedRoe } from '../../models/pages/animals.ts'
import { finished, informed } from '../../models/pages/giver.ts'

const demand = { rule_id: 3, source: 'Arrêté 2026-12', dated_on: '2026-11-12' }
const available: Animal = { ...listedBoar, id: 901 }
const doubtful: Animal = { ...doubtfulBoar, id: 902 }
const handed: Animal = { ...handedBoar, id: 903 }
const roe: Animal = { ...untaggedRoe, id: 904 }
const barred: Animal = {
  ...listedBoar,
  id: 905,
  demands: [{ ...demand, effect: 'examination', is_barring: true }],
}
const animals = [available, doubtful, handed, roe, barred]

/** Where an address leads, once the animals of the hunt are read. */
function arrive(window: AskedAnimal['window'], animalId: number, hunt = informed, mayNote = true) {
  const input = { hunt, mayNote, asked: { window, animalId } }
  const [start] = initialTransition(animalWindowsMachine, input)
  const [state] = transition(animalWindowsMachine, start, { type: 'animals.read', animals })
  return [state.value, state.context.animal?.id]
}

const list = ['closed', undefined]

test('an address opens the sheet of any animal of the hunt, also for who may only read it', () => {
  for (const { id } of animals) expect(arrive('animal', id)).toEqual(['viewing', id])
  expect(arrive('animal', available.id, finished[0]!, false)).toEqual(['viewing', available.id])
  expect(arrive('animal', 999_999)).toEqual(list)
})

test('an address opens the correction of an animal until it has left or the hunt is reported', () => {
  for (const { id } of [available, doubtful, roe, barred])
    expect(arrive('correction', id)).toEqual(['editing', id])
  expect(arrive('correction', handed.id)).toEqual(list)
  expect(arrive('correction', available.id, finished[0])).toEqual(list)
  expect(arrive('correction', available.id, informed, false)).toEqual(list)
})

test('an address opens the hand-over of an animal that may be handed over', () => {
  expect(arrive('handover', available.id)).toEqual(['handingOver', available.id])
  for (const { id } of [doubtful, handed, roe, barred]) expect(arrive('handover', id)).toEqual(list)
  expect(arrive('handover', available.id, finished[0])).toEqual(list)
  expect(arrive('handover', available.id, informed, false)).toEqual(list)
})

test('an address opens the sample of a tagged boar, also after the report', () => {
  expect(arrive('sample', available.id)).toEqual(['sampling', available.id])
  expect(arrive('sample', available.id, finished[0])).toEqual(['sampling', available.id])
  expect(arrive('sample', roe.id)).toEqual(list)
  expect(arrive('sample', available.id, informed, false)).toEqual(list)
})
