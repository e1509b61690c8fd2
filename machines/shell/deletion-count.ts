import { assign, setup } from 'xstate'
import { call, callDelays } from '../patterns/calls.ts'

type Event =
  | { type: 'reader.admitted' }
  | { type: 'reader.left' }
  | { type: 'requests.changed' }
  | { type: 'total.read'; total: number }

/** How many people wait for the deletion of their account, for the menu of who may answer them. */
export const deletionCountMachine = setup({
  types: {} as {
    /** Null while nobody knows. */
    context: { waiting: number | null }
    events: Event
  },
  actors: { countDeletionRequests: call('countDeletionRequests') },
  actions: {
    rememberTotal: assign({ waiting: (_, { total }: { total: number }) => total }),
    forgetTotal: assign({ waiting: null }),
  },
  delays: callDelays,
}).createMachine({
  id: 'deletionCount',
  description: 'Le nombre de demandes de suppression, dans le menu de qui peut y répondre.',
  context: { waiting: null },
  initial: 'unasked',
  states: {
    unasked: {
      description: 'Personne n’est connecté qui puisse répondre à une demande.',
      entry: 'forgetTotal',
      on: { 'reader.admitted': 'reading' },
    },
    reading: {
      description: 'Le nombre est en cours de lecture ; celui d’avant reste montré.',
      tags: 'busy',
      invoke: {
        id: 'countDeletionRequests',
        src: 'countDeletionRequests',
        onDone: {
          target: 'known',
          actions: { type: 'rememberTotal', params: ({ event }) => ({ total: event.output.waiting }) },
        },
        onError: 'unknown',
      },
      after: { CALL_TIMEOUT: 'unknown' },
      on: {
        'total.read': { target: 'known', actions: { type: 'rememberTotal', params: ({ event }) => event } },
        'reader.left': 'unasked',
      },
    },
    known: {
      description: 'Le nombre est montré dans le menu, s’il y a des demandes.',
      on: {
        'total.read': { actions: { type: 'rememberTotal', params: ({ event }) => event } },
        'requests.changed': 'reading',
        'reader.left': 'unasked',
      },
    },
    unknown: {
      description: 'Le nombre n’a pas pu être lu : le menu n’en montre pas.',
      entry: 'forgetTotal',
      on: {
        'total.read': { target: 'known', actions: { type: 'rememberTotal', params: ({ event }) => event } },
        'requests.changed': 'reading',
        'reader.left': 'unasked',
      },
    },
  },
})
