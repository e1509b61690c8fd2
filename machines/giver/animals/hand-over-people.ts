import type { Contact } from '../../../contract/giver/contacts.ts'
import type { HuntOffer } from '../../../contract/giver/offers.ts'
import type { OfferState } from '../../../contract/shared/offers.ts'
import { visibleContacts } from '../contact-filters.ts'

/** A contact who may receive an animal. `isWilling`: they accepted an offer. */
export type Person = Contact & { isWilling: boolean }

/** Offer states in which the person wants the animal. */
const YES = new Set<OfferState>(['willing', 'confirmed', 'accepted'])

const rank = ({ isWilling, phone, handed_over }: Person): number =>
  isWilling ? 0 : handed_over ? 1 : phone === null ? 3 : 2

/**
 * Sorts the contacts of a hunt by likelihood of receiving an animal: accepted offers first, then people
 * who already received one at this hunt, then people who were called, then the others; stable otherwise.
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

/** Maximum people displayed at once; others are found by searching. */
const MOST = 20

/** The people whose name or phone number matches, and how many matches are not displayed. */
export function foundBy(people: Person[], text: string): { shown: Person[]; others: number } {
  const filter = { neverServed: false, within: null, phoneKnown: false, text }
  const found = new Set(visibleContacts(people, filter).map(({ id }) => id))
  return {
    shown: people.filter(({ id }) => found.has(id)).slice(0, MOST),
    others: Math.max(0, found.size - MOST),
  }
}
