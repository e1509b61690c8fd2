import { assign, setup } from 'xstate'
import { readServiceState, concernsOf, type ServiceState } from '../../contract/federations/service-state.ts'
import { call } from '../patterns/calls.ts'
import { shellActions } from '../patterns/failures.ts'

type Event = { type: 'state.refreshed' } | { type: 'state.retried' }
type Read = { state: ServiceState }

/** The state of the service, for whoever manages all federations. */
export const serviceStateMachine = setup({
  types: {} as {
    /** Null until first read. */
    context: { state: ServiceState | null }
    events: Event
  },
  actors: { readServiceState: call(readServiceState) },
  guards: {
    wasRead: ({ context }) => context.state !== null,
    isInOrder: (_, { state }: Read) => concernsOf(state).length === 0,
  },
  actions: {
    ...shellActions,
    rememberState: assign({ state: (_, { state }: Read) => state }),
  },
  /** Who leaves the page open sees it change. */
  delays: { REREAD: 60_000 },
}).createMachine({
  id: 'serviceState',
  description: 'L’état du service : ce qui attend d’être fait, et ce qui demande un regard.',
  context: { state: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'L’état du service est en cours de lecture.',
      tags: 'busy',
      initial: 'unread',
      states: {
        unread: {
          description: 'Rien n’est encore à montrer.',
          always: { guard: 'wasRead', target: 'reread' },
        },
        reread: { description: 'Ce qui a été lu avant reste montré.' },
      },
      invoke: {
        id: 'readServiceState',
        src: 'readServiceState',
        onDone: [
          {
            guard: { type: 'isInOrder', params: ({ event }) => ({ state: event.output }) },
            target: 'inOrder',
            actions: { type: 'rememberState', params: ({ event }) => ({ state: event.output }) },
          },
          {
            target: 'concerning',
            actions: { type: 'rememberState', params: ({ event }) => ({ state: event.output }) },
          },
        ],
        onError: { target: 'failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
    },
    inOrder: {
      description: 'Tout fonctionne ; la page se relit chaque minute.',
      on: { 'state.refreshed': 'loading' },
      after: { REREAD: 'loading' },
    },
    concerning: {
      description:
        'Quelque chose attend depuis trop longtemps ; on dit quoi faire. La page se relit chaque minute.',
      on: { 'state.refreshed': 'loading' },
      after: { REREAD: 'loading' },
    },
    failed: {
      description: 'L’état du service n’a pas pu être lu ; on peut réessayer.',
      on: { 'state.retried': 'loading' },
    },
  },
})
