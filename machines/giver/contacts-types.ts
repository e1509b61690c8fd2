import type { Contact, Revealed } from '../../contract/giver/contacts.ts'
import type { Hunt } from '../../contract/giver/hunts.ts'
import type { WithParent } from '../patterns/parent.ts'
import type { Noted } from './changed-contacts.ts'

/** How the server sorted the contacts, in French. */
export type Order = { code: string; label: string }
/** The hunt. */
export type Input = { hunt: Hunt } & WithParent<
  { type: 'contacts.awaited' } | { type: 'contacts.read'; contacts: Contact[] }
>
/**
 * `found`: the number of people who match the hunt; `contacts` are the first of them. `asked`: contacts
 * whose phone was requested, each at most once. `arePhonesClosed`: staff acts on the giver's behalf, and
 * cannot reveal phones. `secondsToWait`: until people are searched for again.
 */
export type Context = Input & {
  contacts: Contact[]
  found: number
  arePhonesClosed: boolean
  orders: Order[]
  asked: number[]
  secondsToWait: number
}
/** What happens in the window. */
export type Event =
  | { type: 'contacts.requested' | 'contacts.changed' | 'loading.retried' }
  | { type: 'phone.requested'; contactId: number }
  | { type: 'phone.revealed'; revealed: Revealed }
  | ({ type: 'call.noted' } & Noted)
