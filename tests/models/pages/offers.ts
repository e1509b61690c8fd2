import type { ConfirmationChoices } from '../../../contract/giver/meetings.ts'
import type { HuntOffer } from '../../../contract/giver/offers.ts'
import { openOffer } from '../../world/offers.ts'
import { manon, receiver } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import { contactOf, planned } from './giver.ts'

/** The offer that the world has: to Julie, who is to answer. */
export const julie: HuntOffer = {
  id: openOffer.id,
  contact_id: null,
  firstname: receiver.firstname,
  lastname: receiver.lastname,
  phone: null,
  state: 'sounded',
  sounded_at: '2026-03-10T11:00:00.000Z',
  expires_at: '2026-03-11T05:00:00.000Z',
  answered_at: null,
  reason: 'C’est son tour : n’a encore jamais reçu de gibier et habite à 45,1 km.',
  given: null,
  is_boar: false,
  meeting: null,
}
/** Manon said yes. */
export const willing: HuntOffer = {
  ...julie,
  id: 900,
  contact_id: contactOf(planned, manon),
  firstname: manon.firstname,
  lastname: manon.lastname,
  phone: manon.phone,
  state: 'willing',
}
/** Manon accepted a meeting, which is over. */
export const accepted: HuntOffer = {
  ...willing,
  state: 'accepted',
  given: 'sanglier, bracelet SA 0451',
  is_boar: true,
  meeting: {
    place: 'Place de l’église',
    city: 'Bourges',
    starts_at: '2026-03-17T17:00:00.000Z',
    ends_at: '2026-03-17T17:30:00.000Z',
    is_over: true,
  },
}

/** As the world has it: no animal is noted and no meeting entered. */
export const choices: ConfirmationChoices = {
  animals: [],
  types: [{ id: 1, label: 'sanglier' }],
  cities: [{ id: place('Bourges').id, label: 'Bourges' }],
  meeting: null,
}
