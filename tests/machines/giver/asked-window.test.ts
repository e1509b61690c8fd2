import { expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { windowOpeningMachine } from '../../../machines/giver/window-opening.ts'
import { askedWindow } from '../../../src/routes/giver-window-url.ts'
import { answering } from '../../model/answering.ts'
import { finished, informed, planned } from '../../models/pages/giver.ts'

const past = finished[0]!
const hunts = [planned, informed, past]

/** What is asked of the giver's home by a query string, once its hunt is read. */
async function requested(query: string) {
  const asked = askedWindow(new URLSearchParams(query))
  if (!asked) return null
  const readHunt = answering<'readHunt'>(({ params }) => hunts.find(({ id }) => id === params.id)!)
  const actor = createActor(windowOpeningMachine.provide({ actors: { readHunt } }), { input: { asked } })
  const ended = toPromise(actor)
  actor.start()
  return (await ended).request
}

test('a window of the giver opens whatever else is named', async () => {
  for (const name of ['documents', 'territories', 'planning'])
    expect(await requested(`${name}=1&note=3`)).toEqual({ type: `${name}.requested` })
})

test('a window of a hunt opens where its button would be', async () => {
  const cases = [
    ['edition', planned, 'edition.requested'],
    ['edition', informed, null],
    ['edition', past, null],
    ['duplication', planned, null],
    ['duplication', informed, null],
    ['duplication', past, 'duplication.requested'],
    ['report', planned, null],
    ['report', informed, 'report.requested'],
    ['report', past, 'versions.requested'],
    ['contacts', planned, 'contacts.requested'],
    ['animals', informed, 'animals.requested'],
  ] as const
  for (const [name, hunt, type] of cases) {
    const request = await requested(`${name}=${hunt.id}`)
    expect([name, hunt.id, request?.type ?? null]).toEqual([name, hunt.id, type])
    if (request) expect(request).toMatchObject({ hunt: { id: hunt.id } })
  }
})

test('a contact or an animal that is named goes along, to the list that has it', async () => {
  for (const window of ['contact', 'note', 'handover', 'meeting'] as const)
    expect(await requested(`contacts=${informed.id}&${window}=34`)).toMatchObject({
      askedContact: { window, contactId: 34 },
    })
  for (const window of ['animal', 'correction', 'handover', 'sample'] as const)
    expect(await requested(`animals=${informed.id}&${window}=56`)).toMatchObject({
      askedAnimal: { window, animalId: 56 },
    })
  expect(await requested(`contacts=${informed.id}&animal=56`)).toMatchObject({ askedContact: null })
  expect(await requested(`animals=${informed.id}&note=34`)).toMatchObject({ askedAnimal: null })
})

test('what is no number names nothing', async () => {
  for (const query of ['', 'contacts=douze', 'contacts=-1', 'contacts=1.5', 'animal=56', 'note=34'])
    expect(await requested(query)).toBe(null)
  expect(await requested(`animals=${informed.id}&animal=douze`)).toMatchObject({ askedAnimal: null })
})
