import { assign, setup } from 'xstate'
import { listOwnRecalls, acknowledgeRecall, type OwnRecall } from '../../contract/receiver/recalls.ts'
import { waitOf } from '../../contract/problem.ts'
import { call, waitDelays } from '../patterns/calls.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'
import { overloaded } from '../patterns/overload.ts'

/** `chosen`: the recall being confirmed. `secondsToWait`: until the recalls are read again. */
type Context = { recalls: OwnRecall[]; chosen: number | null; secondsToWait: number }
type Event = { type: 'recalls.retried' } | { type: 'recall.acknowledged'; id: number }

/** The recalls that affect a receiver, and their confirmations; or one recall opened by a mailed link. */
export const ownRecallsMachine = setup({
  types: {} as { context: Context; events: Event },
  actors: { listOwnRecalls: call(listOwnRecalls), acknowledgeRecall: call(acknowledgeRecall) },
  guards: {
    ...failureGuards,
    isToConfirm: ({ context }, { id }: { id: number }) =>
      context.recalls.some((recall) => recall.id === id && !recall.is_known && !recall.is_lifted),
  },
  actions: {
    ...shellActions,
    rememberDelay: assign({ secondsToWait: (_, { error }: { error: unknown }) => waitOf(error) }),
    rememberRecalls: assign({ recalls: (_, { recalls }: { recalls: OwnRecall[] }) => recalls }),
    rememberRecall: assign({
      recalls: ({ context }, { recall }: { recall: OwnRecall }) =>
        context.recalls.map((one) => (one.id === recall.id ? recall : one)),
    }),
    rememberChoice: assign({ chosen: (_, { id }: { id: number }) => id }),
  },
  delays: waitDelays,
}).createMachine({
  id: 'ownRecalls',
  description: 'Le particulier lit qu’un gibier qu’il a reçu est rappelé, et confirme qu’il le sait.',
  context: { recalls: [], chosen: null, secondsToWait: 0 },
  initial: 'loading',
  states: {
    loading: {
      description: 'Les rappels qui le concernent sont en cours de lecture.',
      tags: 'busy',
      invoke: {
        id: 'listOwnRecalls',
        src: 'listOwnRecalls',
        onDone: {
          target: 'listed',
          actions: { type: 'rememberRecalls', params: ({ event }) => ({ recalls: event.output }) },
        },
        onError: [
          { guard: 'wasMissing', target: 'gone' },
          overloaded,
          { target: 'unavailable', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    gone: {
      description: 'Le lien qui mène au rappel n’est plus valable.',
      type: 'final',
    },
    throttled: {
      description: 'Le serveur a trop à faire ; les rappels seront demandés de nouveau quand il le dit.',
      after: { WAIT_IMPOSED: 'loading' },
      on: { 'recalls.retried': 'loading' },
    },
    unavailable: {
      description: 'Les rappels n’ont pas pu être lus ; on peut réessayer.',
      on: { 'recalls.retried': 'loading' },
    },
    listed: {
      description: 'Les rappels sont montrés, s’il y en a, avec ce qu’il faut faire.',
      initial: 'fresh',
      on: {
        'recall.acknowledged': {
          guard: { type: 'isToConfirm', params: ({ event }) => event },
          target: 'acknowledging',
          actions: { type: 'rememberChoice', params: ({ event }) => event },
        },
      },
      states: {
        fresh: { description: 'Ils viennent d’être lus, ou la confirmation est enregistrée.' },
        failed: { description: 'La confirmation n’est pas partie ; on peut la redonner.' },
      },
    },
    acknowledging: {
      description: 'La confirmation est envoyée au serveur.',
      tags: 'busy',
      invoke: {
        id: 'acknowledgeRecall',
        src: 'acknowledgeRecall',
        input: ({ context: { chosen } }) => ({ params: { id: chosen! } }),
        onDone: {
          target: 'listed',
          actions: [
            { type: 'rememberRecall', params: ({ event }) => ({ recall: event.output }) },
            { type: 'announce', params: { text: 'Merci, votre confirmation est enregistrée.' } },
          ],
        },
        onError: {
          target: 'listed.failed',
          actions: { type: 'reportFailure', params: ({ event }) => event },
        },
      },
    },
  },
})
