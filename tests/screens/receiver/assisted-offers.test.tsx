import { cleanup, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { OwnOffer } from '../../../contract/receiver/offers.ts'
import { ownOffersMachine } from '../../../machines/receiver/own-offers.ts'
import { OwnOffers } from '../../../src/screens/receiver/own-offers.tsx'
import { controlActors } from '../../model/controlled-actors.ts'
import { personOf } from '../run/person.ts'

const meeting = {
  city: 'Bourges',
  place: 'Place de l’église',
  starts_at: '2026-03-17T17:00:00.000Z',
  ends_at: '2026-03-17T17:30:00.000Z',
  late_at: '2026-03-17T16:00:00.000Z',
  moves: 0,
  contact: null,
}
const offer: OwnOffer = {
  id: 1,
  state: 'accepted',
  started_at: '2026-03-17',
  city: { label: 'Bourges' },
  distance: 4,
  specimen_types: [],
  sounded_at: '2026-03-10T11:00:00.000Z',
  expires_at: '2026-03-11T05:00:00.000Z',
  reason: 'C’est votre tour.',
  is_over: false,
  is_boar: false,
  informing: [],
  given: 'sanglier',
  meeting,
  absence: null,
}

test('The delegate’s name is hidden in an assisted session, and only there', async () => {
  for (const is_contact_closed of [true, false]) {
    const { machine, settle } = controlActors(ownOffersMachine, 'real')
    const actor = createActor(machine).start()
    render(<OwnOffers actor={actor} />)
    const shown = { ...meeting, ...(is_contact_closed && { is_contact_closed }) }
    await settle('listOwnOffers', { output: [{ ...offer, meeting: shown }] })
    await personOf().sees('link', 'Ajouter à mon agenda')
    const said = document.body.textContent?.replaceAll(/\s/g, ' ')
    expect(said?.includes('Contact sur place : réservé à la personne, vous agissez à sa place.')).toBe(
      is_contact_closed,
    )
    expect(document.querySelector('a[href^="tel:"]')).toBe(null)
    cleanup()
  }
})
