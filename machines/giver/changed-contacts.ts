import type { Contact, Revealed } from '../../contract/giver/contacts.ts'
import type { CallNote } from '../../contract/shared/call-notes.ts'

/** What a contact's note now is; null for none. */
export type Noted = { contactId: number; call: CallNote | null }

/** The contacts with one note replaced or removed. */
export const withNote = (contacts: Contact[], { contactId, call: noted }: Noted): Contact[] =>
  contacts.map((contact) => {
    if (contact.id !== contactId) return contact
    const { call: _, ...unnoted } = contact
    return noted ? { ...unnoted, call: noted } : unnoted
  })

/** The contacts with one phone number revealed. */
export const withPhone = (contacts: Contact[], revealed: Revealed): Contact[] =>
  contacts.map((contact) => (contact.id === revealed.id ? { ...contact, ...revealed } : contact))
