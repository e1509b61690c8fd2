import type { Contact } from '../../../contract/giver/contacts.ts'
import type { HuntOffer } from '../../../contract/giver/offers.ts'
import type { OfferState } from '../../../contract/shared/offers.ts'
import { visibleContacts } from '../contact-filters.ts'

/** A contact to whom an animal may be handed over; `isWilling`: they answered yes to an offer. */
export type Person = Contact & { isWilling: boolean }

/** How offers stand of which the person wants to take the animal. */
const YES = new Set<OfferState>(['willing', 'confirmed', 'accepted'])

const rank = ({ isWilling, phone, handed_over }: Person): number =>
  isWilling ? 0 : handed_over ? 1 : phone === null ? 3 : 2

/**
 * The contacts of a hunt, likeliest first: who said yes, who got an animal of it already, who was called,
 * then the others, each in the order given.
 */
export function likeliestFirst(
  contacts: Contact[],
  offers: Pick<HuntOffer, 'contact_id' | 'state'>[],
): Person[] {
  const saidYes = offers.filter(({ state }) => YES.has(state))
  const willing = new Set(saidYes.map(({ contact_id }) => contact_id))
  return contacts
    .map((contact) => ({ ...contact, isWilling: willing.has(contact.id) }))
    .toSorted((a, b) => rank(a) - rank(b))
}

/** How many people are shown at once; the others are found by their name. */
const MOST = 20

/** The people found by their name or their number, and how many are left out. */
export function foundBy(people: Person[], text: string): { shown: Person[]; others: number } {
  const filter = { neverServed: false, within: null, phoneKnown: false, text }
  const found = new Set(visibleContacts(people, filter).map(({ id }) => id))
  return {
    shown: people.filter(({ id }) => found.has(id)).slice(0, MOST),
    others: Math.max(0, found.size - MOST),
  }
}
