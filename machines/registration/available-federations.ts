import { assign, setup } from 'xstate'
import { call } from '../patterns/calls.ts'
import { shellActions } from '../patterns/failures.ts'
import {
  listAvailableFederations,
  type AvailableFederation,
} from '../../contract/registration/registration.ts'

type Event = { type: 'list.requested' } | { type: 'list.closed' } | { type: 'loading.retried' }

/** The window « Fédérations disponibles » of the registration pages (spec §2 « Registration »). */
export const availableFederationsMachine = setup({
  types: {} as { context: { federations: AvailableFederation[] }; events: Event },
  actors: { listAvailableFederations: call(listAvailableFederations) },
  guards: {
    isEmpty: (_, { federations }: { federations: AvailableFederation[] }) => federations.length === 0,
  },
  actions: {
    ...shellActions,
    rememberFederations: assign({
      federations: (_, { federations }: { federations: AvailableFederation[] }) => federations,
    }),
  },
}).createMachine({
  id: 'availableFederations',
  description: 'Une personne regarde auprès de quelles fédérations elle peut s’inscrire.',
  context: { federations: [] },
  initial: 'closed',
  states: {
    closed: {
      description: 'La fenêtre est fermée.',
      on: { 'list.requested': 'open' },
    },
    open: {
      description: 'La fenêtre est ouverte.',
      initial: 'loading',
      on: { 'list.closed': 'closed' },
      states: {
        loading: {
          description: 'Les fédérations sont en cours de lecture.',
          tags: 'busy',
          invoke: {
            id: 'listAvailableFederations',
            src: 'listAvailableFederations',
            onDone: [
              {
                guard: { type: 'isEmpty', params: ({ event }) => ({ federations: event.output }) },
                target: 'empty',
              },
              {
                target: 'shown',
                actions: {
                  type: 'rememberFederations',
                  params: ({ event }) => ({ federations: event.output }),
                },
              },
            ],
            onError: { target: 'failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
          },
        },
        shown: { description: 'Les fédérations sont listées par département.' },
        empty: { description: 'Aucune fédération n’est encore disponible.' },
        failed: {
          description: 'Les fédérations n’ont pas pu être lues ; on peut réessayer.',
          on: { 'loading.retried': 'loading' },
        },
      },
    },
  },
})
