import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate'
import type { Contact } from '../../contract/giver/contacts.ts'
import { wordSearch } from '../../contract/folding.ts'
import { limits } from '../../contract/limits.ts'
import { searchedPhone } from '../../contract/shared/people.ts'

/** What the giver last chose for a hunt, without the search; `distance` in km. What is absent was never chosen. */
export type KeptFilters = {
  neverServed?: boolean | undefined
  near?: boolean | undefined
  phoneKnown?: boolean | undefined
  distance?: number | undefined
}
/** A choice to keep for a hunt, beside what is kept already. `huntId`: null if nothing is kept. */
export type KeptChoice = { huntId: number | null; choice: KeptFilters }

/** `huntId`: the hunt whose choices are kept on this device; null if they are not. */
type Input = { huntId: number | null }
/** The distance in km stays while its filter is off. `kept`: the choices with which the filters start. */
type Context = Input & { kept: KeptFilters; distance: number; text: string }
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
  const number = /\p{L}/u.test(filter.text) ? '' : searchedPhone(filter.text)
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

/** Keeps a choice for the hunt. The distance goes with its switch. */
const keeping = (choice: KeptFilters) =>
  ({
    type: 'keepFilter',
    params: ({ context: { huntId, distance } }: { context: Context }): KeptChoice => ({
      huntId,
      choice: choice.near ? { ...choice, distance } : choice,
    }),
  }) as const

/** The filter box « Afficher uniquement les contacts : » of one hunt (spec §2 « Contacts modal », §9). */
export const contactFiltersMachine = setup({
  types: {} as { context: Context; events: Event; input: Input },
  actors: {
    /** Reads what was chosen for the hunt on this device. Until provided, nothing was. */
    recallFilters: fromPromise<KeptFilters, Input>(async () => ({})),
  },
  guards: {
    wantedNeverServed: ({ context }) => context.kept.neverServed === true,
    wantedNear: ({ context }) => context.kept.near === true,
    wantedPhoneKnown: ({ context }) => context.kept.phoneKnown === true,
  },
  actions: {
    /** Keeps a choice on this device. Does nothing until provided. */
    keepFilter: (_: unknown, _params: KeptChoice) => {},
    rememberKept: assign((_, { kept }: { kept: KeptFilters }) => ({
      kept,
      distance: kept.distance ?? limits.distanceFilter.default,
    })),
    rememberDistance: assign({ distance: (_, { distance }: { distance: number }) => distance }),
    rememberText: assign({ text: (_, { value }: { value: string }) => value.slice(0, limits.search) }),
  },
}).createMachine({
  id: 'contactFilters',
  description: 'Le responsable choisit quels contacts d’une chasse montrer ; son choix l’attend.',
  context: ({ input }) => ({ ...input, kept: {}, distance: limits.distanceFilter.default, text: '' }),
  initial: 'restoring',
  states: {
    restoring: {
      description: 'On cherche sur cet appareil ce qu’il avait choisi pour cette chasse.',
      invoke: {
        id: 'recallFilters',
        src: 'recallFilters',
        input: ({ context: { huntId } }) => ({ huntId }),
        onDone: {
          target: 'choosing',
          actions: { type: 'rememberKept', params: ({ event }) => ({ kept: event.output }) },
        },
        onError: 'choosing',
      },
    },
    choosing: {
      description: 'Il coche et décoche ; chaque choix est gardé sur cet appareil, pour cette chasse.',
      type: 'parallel',
      on: { 'text.typed': { actions: { type: 'rememberText', params: ({ event }) => event } } },
      states: {
        neverServed: {
          description: 'Selon ce qu’ils ont déjà reçu.',
          initial: 'deciding',
          states: {
            deciding: {
              description: 'Ce filtre était-il coché ?',
              always: [{ guard: 'wantedNeverServed', target: 'on' }, { target: 'off' }],
            },
            off: {
              description: 'Tous.',
              on: { 'neverServed.toggled': { target: 'on', actions: keeping({ neverServed: true }) } },
            },
            on: {
              description: 'Seulement ceux qui n’ont jamais reçu de gibier.',
              on: { 'neverServed.toggled': { target: 'off', actions: keeping({ neverServed: false }) } },
            },
          },
        },
        distance: {
          description: 'Selon leur distance.',
          initial: 'deciding',
          states: {
            deciding: {
              description: 'Ce filtre était-il coché ?',
              always: [{ guard: 'wantedNear', target: 'on' }, { target: 'off' }],
            },
            off: {
              description: 'À toute distance.',
              on: { 'distance.toggled': { target: 'on', actions: keeping({ near: true }) } },
            },
            on: {
              description: 'Seulement jusqu’à la distance choisie.',
              on: {
                'distance.toggled': { target: 'off', actions: keeping({ near: false }) },
                'distance.chosen': {
                  actions: [
                    { type: 'rememberDistance', params: ({ event }) => event },
                    {
                      type: 'keepFilter',
                      params: ({ context: { huntId }, event: { distance } }) => ({
                        huntId,
                        choice: { distance },
                      }),
                    },
                  ],
                },
              },
            },
          },
        },
        phoneKnown: {
          description: 'Selon que leur numéro est connu.',
          initial: 'deciding',
          states: {
            deciding: {
              description: 'Ce filtre était-il coché ?',
              always: [{ guard: 'wantedPhoneKnown', target: 'on' }, { target: 'off' }],
            },
            off: {
              description: 'Avec ou sans numéro.',
              on: { 'phoneKnown.toggled': { target: 'on', actions: keeping({ phoneKnown: true }) } },
            },
            on: {
              description: 'Seulement ceux dont le responsable a le numéro.',
              on: { 'phoneKnown.toggled': { target: 'off', actions: keeping({ phoneKnown: false }) } },
            },
          },
        },
      },
    },
  },
})

/** The filter of the current snapshot. */
export const filterOf = (snapshot: SnapshotFrom<typeof contactFiltersMachine>): ContactFilter => ({
  neverServed: snapshot.matches({ choosing: { neverServed: 'on' } }),
  within: snapshot.matches({ choosing: { distance: 'on' } }) ? snapshot.context.distance : null,
  phoneKnown: snapshot.matches({ choosing: { phoneKnown: 'on' } }),
  text: snapshot.context.text,
})
