import { expect, test } from 'vitest'
import { createActor, type EventFromLogic, SimulatedClock } from 'xstate'
import { animalsMachine } from '../../../machines/giver/animals/animals.ts'
import { huntOffersMachine } from '../../../machines/giver/offers/hunt-offers.ts'
import { controlActors } from '../../model/controlled-actors.ts'
import { httpError } from '../../model/failures.ts'
import { listedBoar } from '../../models/pages/animals.ts'
import { informed, planned } from '../../models/pages/giver.ts'
import { julie } from '../../models/pages/offers.ts'

const lost = { error: httpError(502) }

/** Remembers the idempotency keys of the calls that it settles. */
const keysIn = (keys: string[]) => (parts: object) => {
  keys.push((parts as { idempotencyKey: string }).idempotencyKey)
  return true
}

test('An animal whose answer was lost is noted once; after it is seen in the list, the next one is another', async () => {
  const { machine, settle } = controlActors(animalsMachine, 'real')
  const actor = createActor(machine, {
    input: { hunt: informed, mayNote: true, asked: null, formKey: 'form' },
  })
  const send = (event: EventFromLogic<typeof animalsMachine>) => actor.send(event)
  const keys: string[] = []
  actor.start()
  await settle('listAnimals', { output: { animals: [], next_tags: [] } })
  send({ type: 'note.submitted' })
  await settle('noteAnimal', lost, keysIn(keys))
  send({ type: 'note.submitted' })
  await settle('noteAnimal', lost, keysIn(keys))
  expect(new Set(keys).size).toBe(1)
  send({ type: 'reading.requested' })
  await settle('listAnimals', { output: { animals: [{ ...listedBoar, tag: null }], next_tags: [] } })
  send({ type: 'note.submitted' })
  await settle('noteAnimal', { output: { id: 99 } }, keysIn(keys))
  expect(new Set(keys).size).toBe(2)
})

test('Offers whose answer was lost are made once; after they are seen in the list, the next ones are others', async () => {
  const { machine, settle } = controlActors(huntOffersMachine, 'real')
  const clock = new SimulatedClock()
  const actor = createActor(machine, { clock, input: { hunt: planned, asked: null, formKey: 'form' } })
  const open = { may_ask: true, to_give: 4, next: null, candidates: 5, turns: [] }
  const keys: string[] = []
  actor.start()
  await settle('listHuntOffers', { output: { ...open, offers: [] } })
  actor.send({ type: 'offers.requested' })
  actor.send({ type: 'question.confirmed' })
  await settle('offerToNext', lost, keysIn(keys))
  actor.send({ type: 'offers.requested' })
  actor.send({ type: 'question.confirmed' })
  await settle('offerToNext', lost, keysIn(keys))
  expect(new Set(keys).size).toBe(1)
  clock.increment(15_000)
  await settle('listHuntOffers', { output: { ...open, offers: [julie] } })
  actor.send({ type: 'offers.requested' })
  actor.send({ type: 'question.confirmed' })
  await settle('offerToNext', { output: { offered: 1 } }, keysIn(keys))
  expect(new Set(keys).size).toBe(2)
})
