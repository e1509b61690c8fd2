import type { AskedContact, AskedWindow } from '../../../machines/giver/giver-windows-types.ts'
import type { Hunt } from '../../../contract/giver/hunts.ts'
import { seenContacts, specimenTypes } from '../../world/answers.ts'
import { luc } from '../../world/people.ts'
import { contactOf, homeInput, informed, planned } from './giver.ts'

/** The window named in the URL of the giver's home; null if there is none. */
export type Asked = AskedWindow | null

/** The contacts of a hunt, the same in every run, so that paths are. */
export const contactsOf = ({ id }: Hunt) => seenContacts(id, new Date('2026-01-01T08:00:00.000Z'))

/** A contact of the informed hunt whose number is known. */
export const calledContact = contactsOf(informed).find(({ id }) => id === contactOf(informed, luc))!
const stranger = contactsOf(informed).find(({ call, phone }) => !call && phone === null)!

const input = { ...homeInput, specimenTypes }

/** The address of a contact's window over those of a hunt. */
const askedFor = (
  window: AskedContact['window'],
  { id: huntId } = informed,
  contactId = calledContact.id,
) => ({
  ...input,
  asked: { name: 'contacts' as const, huntId, askedContact: { window, contactId } },
})

/** How the giver's home is opened. */
export const openings = [
  { ...input, asked: null },
  { ...input, asked: { name: 'contacts' as const, huntId: planned.id, askedContact: null } },
  askedFor('contact'),
  askedFor('note'),
  askedFor('handover'),
  // Somebody who is no contact of that hunt.
  askedFor('note', informed, 999_999),
  // An informed hunt can no longer be edited.
  { ...input, asked: { name: 'edition' as const, huntId: informed.id } },
]

/**
 * Without the permission to write, and with addresses of windows that cannot open: a hunt to come has no
 * hand-over yet, a contact whose phone is not known no note.
 */
export const refusedOpenings = [
  { ...input, asked: null, mayPlan: false },
  { ...askedFor('handover'), mayPlan: false },
  askedFor('handover', planned, contactsOf(planned)[0]!.id),
  askedFor('note', informed, stranger.id),
]

/** The URL of a window; null for the page alone. */
export function urlOf(asked: Asked): string | null {
  if (!asked || !('huntId' in asked)) return null
  const inner = asked.name === 'contacts' ? asked.askedContact : null
  return `/giver?${asked.name}=${asked.huntId}${inner ? `&${inner.window}=${inner.contactId}` : ''}`
}
