import type { HuntOffer, HuntOffers } from '../../../contract/giver/offers.ts'
import type { OwnOffer } from '../../../contract/receiver/offers.ts'
import { contactId, planned } from '../../world/hunts.ts'
import type { Visitor } from './app.ts'
import { noon, type World } from './in-world.ts'

export const offersOf = (huntId: number) => `/api/v1/hunts/self/${huntId}/offers`
export const offerTo = (person: { id: number }, huntId: number = planned.id) =>
  `/api/v1/contacts/${contactId(huntId, person.id)}/offer`
/** So many milliseconds after noon. */
export const later = (milliseconds: number) => new Date(noon.getTime() + milliseconds)
export const HOUR = 3_600_000

/** The offers of a hunt as its giver reads them. */
export const read = async (visitor: Visitor, id: number = planned.id): Promise<HuntOffers> =>
  (await visitor.get(offersOf(id))).json().data

/** The offer to a person. */
export const of = async (visitor: Visitor, person: { firstname: string }): Promise<HuntOffer> =>
  (await read(visitor)).offers.find(({ firstname }) => firstname === person.firstname)!

/** The offers of a receiver as they read them. */
export const own = async (visitor: Visitor): Promise<OwnOffer[]> =>
  (await visitor.get('/api/v1/offers/self')).json()

/** Answers an offer; accepting confirms that the boar message was read. */
export const answer = (visitor: Visitor, id: number, given: string, read: object = { is_warned: 1 }) =>
  visitor.put(`/api/v1/offers/${id}/answer`, { answer: given, ...(given === 'accepted' && read) })
export const withdraw = (visitor: Visitor, id: number) => visitor.put(`/api/v1/offers/${id}/withdraw`)

/** The subjects of the mails to a person. */
export const mailsTo = async (world: World, { email }: { email: string }): Promise<string[]> =>
  (await world.all('mails', { recipient: email }, 'id', 'subject')).map(({ subject }) =>
    subject.replaceAll('\u00a0', ' '),
  )
