import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { OwnOffer } from '../../../contract/receiver/offers.ts'
import { ownOffersMachine } from '../../../machines/receiver/own-offers.ts'
import { OwnOffer as Shown } from '../../../src/screens/receiver/own-offer.tsx'
import { missedOffer } from '../../models/pages/own-offers.ts'

/** What a receiver reads of an offer, with plain spaces. */
function said(offer: OwnOffer): string {
  const { container } = render(
    <ul>
      <Shown offer={offer} actor={createActor(ownOffersMachine).start()} />
    </ul>,
  )
  return container.textContent.replaceAll(/\s/g, ' ')
}

test.each([
  ['refusal', 'Terminée : utilisation de vos données refusée'],
  ['closing', 'Terminée : votre compte était bloqué'],
] as const)('An offer ended by a %s does not say that the person gave it up', (ended_by, label) => {
  const text = said({ ...missedOffer, absence: null, state: 'cancelled', ended_by })
  expect(text).toContain(label)
  expect(text).not.toContain('renoncé')
})

test('A meeting that was called off says not to come, and one that moved not to come to the former one', () => {
  const meeting = { ...missedOffer.meeting!, place: null, contact: null }
  const calledOff = {
    ...missedOffer,
    absence: null,
    state: 'withdrawn' as const,
    is_called_off: true,
    meeting,
  }
  expect(said(calledOff)).toContain('Rendez-vous annulé : ne venez pas.')
  expect(said(calledOff)).not.toContain('Retirée par le responsable')
  const moved = {
    ...calledOff,
    is_called_off: false,
    state: 'confirmed' as const,
    meeting: { ...meeting, moves: 1 },
  }
  expect(said(moved)).toContain('ne venez pas à l’ancien')
})
