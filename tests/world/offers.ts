import { finished, planned } from './hunts.ts'
import { camille, paul, receiver } from './people.ts'
import { place } from './places.ts'

/** Open offers: the giver's to receiver@, unanswered, and the wolfhunter's to Camille. */
export const openOffer = { id: 301, hunt_id: planned.id, receiver_id: receiver.id, distance: 45.1 }
export const distantOffer = { id: 302, hunt_id: 20, receiver_id: camille.id, distance: 39.4 }

/**
 * Offers for the wolfhunter's hunt of the day before yesterday: Paul accepted one, and Camille accepted a
 * boar and yesterday's meeting.
 */
export const willingOffer = { id: 303, hunt_id: 21, receiver_id: paul.id, distance: 45 }
export const acceptedOffer = { id: 304, hunt_id: 21, receiver_id: camille.id, distance: 39.4 }

/** The meetings of that hunt, at the same place and hour; `day` counts from today. */
export const meetings = [
  { id: 401, day: -1 },
  { id: 402, day: 1 },
].map((row) => ({
  ...row,
  hunt_id: 21,
  place: 'Place de l’église',
  city: 'Saint-Amand-Montrond' as const,
  city_id: place('Saint-Amand-Montrond').id,
  from: '18:00',
  to: '18:30',
}))

/** An absence of Julie at the hunt of a month ago, recorded by the giver and contested by her. */
export const contested = {
  id: 305,
  hunt_id: finished[2]!.id,
  receiver_id: receiver.id,
  distance: 45.1,
  words: 'Le portail était fermé',
  daysAgo: 29,
  contestedDaysAgo: 3,
}

/** The token of the link mailed to receiver@. */
export const offerLinkToken = 'the-link-that-was-mailed-with-an-offer'
