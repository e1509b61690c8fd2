import { noteCall } from '../../../contract/giver/call-notes.ts'
import { listContactOrders, obtainContacts, revealPhone } from '../../../contract/giver/contacts.ts'
import { readDonations } from '../../../contract/giver/donations.ts'
import { callNoteMachine } from '../../../machines/giver/call-note.ts'
import { contactFiltersMachine } from '../../../machines/giver/contact-filters.ts'
import { contactRevealMachine } from '../../../machines/giver/contact-reveal.ts'
import { contactsMachine } from '../../../machines/giver/contacts.ts'
import { calling } from '../calls.ts'
import { shell } from '../shell.ts'
import { filtersOf, notKept } from './kept-filters.ts'

const actions = shell

/** The contacts of a hunt with their calls. Their filters are not remembered. */
export const contacts = contactsMachine.provide({
  actions,
  actors: {
    obtainContacts: calling(obtainContacts),
    readDonations: calling(readDonations),
    listContactOrders: calling(listContactOrders),
    contactFilters: contactFiltersMachine.provide({ actors: notKept }),
    contactReveal: contactRevealMachine.provide({
      actions,
      actors: { revealPhone: calling(revealPhone) },
    }),
  },
})

/** The same where people are looked for: the filters of one giver are remembered, hunt by hunt. */
export function contactsFor(userId: number) {
  const { recallFilters, keepFilter } = filtersOf(userId)
  return contacts.provide({
    actors: {
      contactFilters: contactFiltersMachine.provide({ actions: { keepFilter }, actors: { recallFilters } }),
    },
  })
}

/** The window of a note about a call, with its call. */
export const callNote = callNoteMachine.provide({ actions, actors: { noteCall: calling(noteCall) } })
