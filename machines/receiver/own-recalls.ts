import { assign, setup } from 'xstate'
import { listOwnRecalls, acknowledgeRecall, type OwnRecall } from '../../contract/receiver/recalls.ts'
import { call } from '../patterns/calls.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'

/** `chosen`: the recall being confirmed. */
type Context = { recalls: OwnRecall[]; chosen: number | null }
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
    rememberRecalls: assign({ recalls: (_, { recalls }: { recalls: OwnRecall[] }) => recalls }),
    rememberRecall: assign({
      recalls: ({ context }, { recall }: { recall: OwnRecall }) =>
        context.recalls.map((one) => (one.id === recall.id ? recall : one)),
    }),
    rememberChoice: assign({ chosen: (_, { id }: { id: number }) => id }),
  },
}).createMachine({
  id: 'ownRecalls',
  description: 'Le particulier lit qu’un gibier qu’il a reçu est rappelé, et confirme qu’il le sait.',
  context: { recalls: [], chosen: null },
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
          { target: 'unavailable', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    gone: {
      description: 'Le lien qui mène au rappel n’est plus valable.',
      type: 'final',
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
