import { assign, setup } from 'xstate'
import { countWaiting, type Waiting } from '../../contract/shared/waiting/waiting.ts'
import { call } from '../patterns/calls.ts'

type Event =
  | { type: 'reader.admitted' }
  | { type: 'reader.left' }
  | { type: 'requests.changed' }
  | { type: 'totals.read'; totals: Waiting }

/** Counts the pending work of staff, for their menu: one call for all lists that they may see. */
export const waitingCountsMachine = setup({
  types: {} as {
    /** A list is missing while its number is unknown. */
    context: { waiting: Waiting }
    events: Event
  },
  actors: { countWaiting: call(countWaiting) },
  actions: {
    rememberAll: assign({ waiting: (_, { waiting }: { waiting: Waiting }) => waiting }),
    rememberTotals: assign({
      waiting: ({ context }, { totals }: { totals: Waiting }) => ({ ...context.waiting, ...totals }),
    }),
    forgetTotals: assign({ waiting: {} }),
  },
}).createMachine({
  id: 'waitingCounts',
  description: 'Les nombres de ce qui attend la fédération, dans le menu de qui peut y répondre.',
  context: { waiting: {} },
  initial: 'unasked',
  states: {
    unasked: {
      description: 'Personne n’est connecté qui puisse répondre à ce qui attend.',
      entry: 'forgetTotals',
      on: { 'reader.admitted': 'reading' },
    },
    reading: {
      description: 'Les nombres sont en cours de lecture ; ceux d’avant restent montrés.',
      tags: 'busy',
      invoke: {
        id: 'countWaiting',
        src: 'countWaiting',
        onDone: {
          target: 'known',
          actions: { type: 'rememberAll', params: ({ event }) => ({ waiting: event.output }) },
        },
        onError: 'unknown',
      },
      on: {
        'totals.read': { actions: { type: 'rememberTotals', params: ({ event }) => event } },
        // What is being read may have been counted before the change.
        'requests.changed': { target: 'reading', reenter: true },
        'reader.left': 'unasked',
      },
    },
    known: {
      description: 'Les nombres sont montrés dans le menu, là où quelque chose attend.',
      on: {
        'totals.read': { actions: { type: 'rememberTotals', params: ({ event }) => event } },
        'requests.changed': 'reading',
        'reader.left': 'unasked',
      },
    },
    unknown: {
      description:
        'Les nombres n’ont pas pu être lus : le menu ne montre que ceux qu’une page dit elle-même.',
      entry: 'forgetTotals',
      on: {
        'totals.read': { actions: { type: 'rememberTotals', params: ({ event }) => event } },
        'requests.changed': 'reading',
        'reader.left': 'unasked',
      },
    },
  },
})
