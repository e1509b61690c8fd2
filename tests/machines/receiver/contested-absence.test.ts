import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { ownOffersMachine } from '../../../machines/receiver/own-offers.ts'
import { missedOffer } from '../../models/pages/own-offers.ts'

/** What the federation is sent once the person has written `words`, if any, and contests. */
async function sentWith(words: string | null) {
  const sent = Promise.withResolvers<unknown>()
  const machine = ownOffersMachine.provide({
    actors: {
      listOwnOffers: fromPromise(async () => [missedOffer]) as never,
      contestAbsence: fromPromise(async ({ input }) => {
        sent.resolve(input)
        return missedOffer
      }) as never,
    },
  })
  const actor = createActor(machine).start()
  await waitFor(actor, (state) => state.matches('listed'))
  if (words !== null) actor.send({ type: 'contest.typed', id: missedOffer.id, value: words })
  actor.send({ type: 'absence.contested', id: missedOffer.id })
  return sent.promise
}

test.each([
  ['with their words', 'Le portail était fermé', 'Le portail était fermé'],
  ['without a word', null, null],
  ['where they wrote nothing but blanks, without a word', '  ', null],
])('The absence is contested %s', async (_, typed, words) =>
  expect(await sentWith(typed)).toEqual({ params: { id: missedOffer.id }, body: { words } }),
)
