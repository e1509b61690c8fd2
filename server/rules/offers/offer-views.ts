import type { OwnOffer } from '../../../contract/receiver/offers.ts'

/** An offer for the holder of a link: without names and absences. */
export const linkedOffer = (offer: OwnOffer): OwnOffer => ({
  ...offer,
  absence: null,
  meeting: offer.meeting && { ...offer.meeting, contact: null },
})

/** The same in an assisted session: whether a delegate exists, but not their name. */
export const assistedOffer = (offer: OwnOffer): OwnOffer =>
  offer.meeting?.contact
    ? { ...offer, meeting: { ...offer.meeting, contact: null, is_contact_closed: true } }
    : offer
