import { assign, setup } from 'xstate'
import { anyCall, callDelays } from './calls.ts'

type Event =
  | { type: 'reader.admitted' }
  | { type: 'reader.left' }
  | { type: 'requests.changed' }
  | { type: 'total.read'; total: number }

/** A count of pending work: its endpoint and French texts. */
export type WaitingCount = { id: string; call: string; description: string; unasked: string }

/**
 * The number of pending items, for the menu of staff who may handle them. The actor `call` performs the
 * endpoint, which answers `{ waiting }`.
 */
export const waitingCount = ({ id, call, description, unasked }: WaitingCount) =>
  setup({
    types: {} as {
      /** Null while unknown. */
      context: { waiting: number | null }
      events: Event
    },
    actors: { call: anyCall<{ waiting: number }>(call) },
    actions: {
      rememberTotal: assign({ waiting: (_, { total }: { total: number }) => total }),
      forgetTotal: assign({ waiting: null }),
    },
    delays: callDelays,
  }).createMachine({
    id,
    description,
    context: { waiting: null },
    initial: 'unasked',
    states: {
      unasked: {
        description: unasked,
        entry: 'forgetTotal',
        on: { 'reader.admitted': 'reading' },
      },
      reading: {
        description: 'Le nombre est en cours de lecture ; celui d’avant reste montré.',
        tags: 'busy',
        invoke: {
          id: call,
          src: 'call',
          input: {},
          onDone: {
            target: 'known',
            actions: { type: 'rememberTotal', params: ({ event }) => ({ total: event.output.waiting }) },
          },
          onError: 'unknown',
        },
        after: { CALL_TIMEOUT: 'unknown' },
        on: {
          // What is being read may have been counted before the change.
          'requests.changed': { target: 'reading', reenter: true },
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
