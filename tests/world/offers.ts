import { planned } from './hunts.ts'
import { camille, receiver } from './people.ts'

/** Open offers: the giver's to receiver@, who is to answer, and the wolfhunter's to Camille. */
export const openOffer = { id: 301, hunt_id: planned.id, receiver_id: receiver.id, distance: 45.1 }
export const distantOffer = { id: 302, hunt_id: 20, receiver_id: camille.id, distance: 39.4 }

/** The token of the link that receiver@ was mailed. */
export const offerLinkToken = 'the-link-that-was-mailed-with-an-offer'
