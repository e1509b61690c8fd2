import { assign, setup, type SnapshotFrom } from 'xstate'
import type { Contact } from '../../contract/giver/contacts.ts'
import { limits } from '../../contract/limits.ts'
import { wordSearch } from '../patterns/matching.ts'

/** The distance in km is kept while its filter is off. */
type Context = { distance: number; text: string }
type Event =
  | { type: 'neverServed.toggled' }
  | { type: 'distance.toggled' }
  | { type: 'distance.chosen'; distance: number }
  | { type: 'phoneKnown.toggled' }
  | { type: 'text.typed'; value: string }

/** The giver's filter of a hunt's contacts (spec §2 « Contacts modal »). `within` in km. */
export type ContactFilter = {
  neverServed: boolean
  within: number | null
  phoneKnown: boolean
  text: string
}

const digits = (text: string) => text.replace(/\D/g, '')

/**
 * The contacts that pass the filter, in the same order. Names match accent-insensitively and word by
 * word; a text without letters is searched in phone numbers by its digits.
 */
export function visibleContacts(contacts: Contact[], filter: ContactFilter): Contact[] {
  const number = /\p{L}/u.test(filter.text) ? '' : digits(filter.text)
  const isNamed = wordSearch(filter.text)
  const matches = ({ firstname, lastname, phone }: Contact) =>
    isNamed(`${firstname} ${lastname}`) || (number !== '' && phone !== null && digits(phone).includes(number))
  return contacts.filter(
    (contact) =>
      (!filter.neverServed || contact.sum_donation === 0) &&
      (filter.within === null || contact.distance <= filter.within) &&
      (!filter.phoneKnown || contact.shown_at !== null) &&
      matches(contact),
  )
}

/** The filter box « Afficher uniquement les contacts : » (spec §2 « Contacts modal », §9). */
export const contactFiltersMachine = setup({
  types: {} as { context: Context; events: Event },
  actions: {
    rememberDistance: assign({ distance: (_, { distance }: { distance: number }) => distance }),
    rememberText: assign({ text: (_, { value }: { value: string }) => value.slice(0, limits.search) }),
  },
}).createMachine({
  id: 'contactFilters',
  description: 'Le responsable choisit quels contacts montrer.',
  type: 'parallel',
  context: { distance: limits.distanceFilter.default, text: '' },
  on: { 'text.typed': { actions: { type: 'rememberText', params: ({ event }) => event } } },
  states: {
    neverServed: {
      description: 'Selon ce qu’ils ont déjà reçu.',
      initial: 'off',
      states: {
        off: { description: 'Tous.', on: { 'neverServed.toggled': 'on' } },
        on: {
          description: 'Seulement ceux qui n’ont jamais reçu de gibier.',
          on: { 'neverServed.toggled': 'off' },
        },
      },
    },
    distance: {
      description: 'Selon leur distance.',
      initial: 'off',
      states: {
        off: { description: 'À toute distance.', on: { 'distance.toggled': 'on' } },
        on: {
          description: 'Seulement jusqu’à la distance choisie.',
          on: {
            'distance.toggled': 'off',
            'distance.chosen': { actions: { type: 'rememberDistance', params: ({ event }) => event } },
          },
        },
      },
    },
    phoneKnown: {
      description: 'Selon que leur numéro est connu.',
      initial: 'off',
      states: {
        off: { description: 'Avec ou sans numéro.', on: { 'phoneKnown.toggled': 'on' } },
        on: {
          description: 'Seulement ceux dont le responsable a le numéro.',
          on: { 'phoneKnown.toggled': 'off' },
        },
      },
    },
  },
})

/** The filter of the current snapshot. */
export const filterOf = (snapshot: SnapshotFrom<typeof contactFiltersMachine>): ContactFilter => ({
  neverServed: snapshot.matches({ neverServed: 'on' }),
  within: snapshot.matches({ distance: 'on' }) ? snapshot.context.distance : null,
  phoneKnown: snapshot.matches({ phoneKnown: 'on' }),
  text: snapshot.context.text,
})
