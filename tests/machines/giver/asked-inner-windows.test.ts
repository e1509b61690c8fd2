import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { giverWindowsMachine } from '../../../machines/giver/giver-windows.ts'
import type { AskedWindow } from '../../../machines/giver/giver-windows-types.ts'
import { controlActors } from '../../model/controlled-actors.ts'
import { specimenTypes } from '../../world/answers.ts'
import { homeInput, informed } from '../../models/pages/giver.ts'

const huntId = informed.id

/** The windows of the giver, at an address whose hunt was read. */
async function opened(asked: AskedWindow) {
  const { machine, settle } = controlActors(giverWindowsMachine, 'real')
  const actor = createActor(machine, { input: { ...homeInput, asked, specimenTypes } }).start()
  await settle('readHunt', { output: informed })
  return actor.getSnapshot().children
}

test('The offers of a hunt are told whose meeting the URL names', async () => {
  const askedContact = { window: 'meeting', contactId: 34 } as const
  const { huntOffers } = await opened({ name: 'contacts', huntId, askedContact })
  expect(huntOffers!.getSnapshot().context.asked).toBe(34)
  for (const other of [null, { window: 'note', contactId: 34 } as const]) {
    const beside = await opened({ name: 'contacts', huntId, askedContact: other })
    expect(beside.huntOffers!.getSnapshot().context.asked).toBe(null)
  }
})

test('The animals of a hunt are told which window of which animal the URL names', async () => {
  const askedAnimal = { window: 'correction', animalId: 56 } as const
  const { animals } = await opened({ name: 'animals', huntId, askedAnimal })
  expect(animals!.getSnapshot().children.animalWindows!.getSnapshot().context.asked).toEqual(askedAnimal)
  const { animals: others } = await opened({ name: 'animals', huntId, askedAnimal: null })
  expect(others!.getSnapshot().children.animalWindows!.getSnapshot().context.asked).toBe(null)
})
