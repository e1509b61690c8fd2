import { assertEvent, assign, sendTo, setup } from 'xstate'
import type { Answer } from '../../contract/endpoint.ts'
import { waitOf } from '../../contract/problem.ts'
import {
  obtainContacts,
  listContactOrders,
  type Contact,
  type Revealed,
} from '../../contract/giver/contacts.ts'
import { readDonations } from '../../contract/giver/donations.ts'
import type { Hunt } from '../../contract/giver/hunts.ts'
import { call } from '../patterns/calls.ts'
import { parentOf, type WithParent } from '../patterns/parent.ts'
import { contactFiltersMachine } from './contact-filters.ts'
import { contactRevealMachine } from './contact-reveal.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'
import { type Noted, withNote, withPhone } from './changed-contacts.ts'

type Order = { code: string; label: string }
/** `areFiltersKept`: whether the choice of filters waits on this device for the next time. */
type Input = { hunt: Hunt; areFiltersKept?: boolean } & WithParent<
  { type: 'contacts.awaited' } | { type: 'contacts.read'; contacts: Contact[] }
>
/**
 * `found`: the number of people who match the hunt; `contacts` are the first of them. `asked`: contacts
 * whose phone was requested, each at most once. `arePhonesClosed`: staff acts on the giver's behalf, and
 * cannot reveal phones. `secondsToWait`: until another search is accepted, if the last one was not.
 */
type Context = Input & {
  contacts: Contact[]
  found: number
  arePhonesClosed: boolean
  orders: Order[]
  asked: number[]
  secondsToWait: number
}
/** The contacts of a hunt as the server lists them. */
export type Listed = Answer<typeof readDonations>
type Event =
  | { type: 'contacts.requested' | 'contacts.changed' | 'loading.retried' }
  | { type: 'phone.requested'; contactId: number }
  | { type: 'phone.revealed'; revealed: Revealed }
  | ({ type: 'call.noted' } & Noted)

/** The id of the child machine that reveals one contact's phone. */
export const revealId = (contactId: number) => `contactReveal.${contactId}` as const

const bareSetup = setup({
  types: {} as {
    context: Context
    events: Event
    input: Input
    children: { contactFilters: 'contactFilters' } & Record<ReturnType<typeof revealId>, 'contactReveal'>
  },
  actors: {
    obtainContacts: call(obtainContacts),
    readDonations: call(readDonations),
    listContactOrders: call(listContactOrders),
    contactReveal: contactRevealMachine,
    contactFilters: contactFiltersMachine,
  },
  guards: {
    ...failureGuards,
    isPlanned: ({ context }) => context.hunt.hunt_state.code === 'planned',
    isUnfinished: ({ context }) => context.hunt.hunt_state.code !== 'finished',
    isSearchDue: (_, { is_search_due }: Listed) => is_search_due ?? false,
    isEmpty: (_, { contacts }: { contacts: Contact[] }) => contacts.length === 0,
    isHidden: ({ context }, { contactId }: { contactId: number }) =>
      !context.arePhonesClosed &&
      !context.asked.includes(contactId) &&
      context.contacts.some(
        (contact) => contact.id === contactId && contact.shown_at === null && !contact.has_left,
      ),
  },
  actions: {
    ...shellActions,
    notifyAwaited: sendTo(({ context, self }) => parentOf(context, self), { type: 'contacts.awaited' }),
    notifyRead: sendTo(
      ({ context, self }) => parentOf(context, self),
      ({ context }) => ({ type: 'contacts.read' as const, contacts: context.contacts }),
    ),
    rememberContacts: assign((_, { contacts, found, are_phones_closed }: Listed) => ({
      contacts,
      found: found ?? contacts.length,
      arePhonesClosed: are_phones_closed ?? false,
    })),
    rememberDelay: assign({ secondsToWait: (_, { error }: { error: unknown }) => waitOf(error) }),
    forgetDelay: assign({ secondsToWait: 0 }),
    rememberOrders: assign({ orders: (_, { orders }: { orders: Order[] }) => orders }),
    rememberAsked: assign({
      asked: ({ context }, { contactId }: { contactId: number }) => [...context.asked, contactId],
    }),
    rememberPhone: assign({
      contacts: ({ context }, { revealed }: { revealed: Revealed }) => withPhone(context.contacts, revealed),
    }),
    rememberCall: assign({
      contacts: ({ context }, noted: Noted) => withNote(context.contacts, noted),
    }),
  },
})

/** Types, calls, children, guards and actions of the contacts of a hunt. */
export const contactsSetup = bareSetup.extend({
  actions: {
    revealPhone: bareSetup.spawnChild('contactReveal', {
      id: ({ event }) => (assertEvent(event, 'phone.requested'), revealId(event.contactId)),
      input: ({ event, self }) => (
        assertEvent(event, 'phone.requested'),
        { contactId: event.contactId, parent: self }
      ),
    }),
  },
})
