import type { OwnOffer } from '../../../contract/receiver/offers.ts'
import { specimenTypes } from '../../world/answers.ts'
import { openOffer } from '../../world/offers.ts'

/** As the world has it: the giver's, which receiver@ may answer. */
export const soundedOffer: OwnOffer = {
  id: openOffer.id,
  state: 'sounded',
  started_at: '2026-03-17',
  city: { label: 'Bourges' },
  distance: openOffer.distance,
  specimen_types: [{ label: 'sanglier', icon_url: specimenTypes[0]!.icon_url }],
  sounded_at: '2026-03-10T11:00:00.000Z',
  expires_at: '2026-03-11T05:00:00.000Z',
  reason: 'C’est votre tour : vous n’avez encore jamais reçu de gibier et vous habitez à 45,1 km.',
  is_over: false,
  given: null,
  is_boar: false,
  informing: [],
  meeting: null,
  absence: null,
}
/** A meeting this evening, to be accepted. */
export const confirmedOffer: OwnOffer = {
  ...soundedOffer,
  state: 'confirmed',
  given: 'sanglier',
  is_boar: true,
  meeting: {
    city: 'Bourges',
    place: null,
    starts_at: '2026-03-17T17:00:00.000Z',
    ends_at: '2026-03-17T17:30:00.000Z',
    late_at: '2026-03-17T16:00:00.000Z',
    moves: 0,
    contact: null,
  },
}
const contact = { name: 'Odile Marchand', phone: '0639980077' }
export const acceptedOffer: OwnOffer = {
  ...confirmedOffer,
  state: 'accepted',
  meeting: { ...confirmedOffer.meeting!, place: 'Place de l’église', contact },
}
/** An absence was noted, the second one: Julie goes after the others for a time. */
export const missedOffer: OwnOffer = {
  ...acceptedOffer,
  state: 'noShow',
  is_over: true,
  absence: { state: 'noted', may_contest: true, contest_until: '2026-05-16', behind_until: '2026-04-16' },
}
