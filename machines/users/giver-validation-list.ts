import { assign, setup } from 'xstate'
import type { WaitingGiver } from '../../contract/users/giver-validation.ts'
import { call, callDelays } from '../patterns/calls.ts'
import { shellActions } from '../patterns/failures.ts'
import { giverValidatingMachine } from './giver-validating.ts'
import { giverBanningMachine } from './giver-banning.ts'

/** `mayDecide`: holds users.write. */
type Input = { mayDecide: boolean }
/** `giver`: the one being decided on. */
type Context = Input & { givers: WaitingGiver[]; giver: WaitingGiver | null }
type Event =
  | { type: 'validation.requested'; giver: WaitingGiver }
  | { type: 'ban.requested'; giver: WaitingGiver }
  | { type: 'list.refreshed' }
  | { type: 'list.retried' }

/** The accounts that await the federation's decision (spec §2 « Giver validation list »). */
export const giverValidationListMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: Input
    children: { giverValidating: 'giverValidating'; giverBanning: 'giverBanning' }
  },
  actors: {
    listWaitingGivers: call('listWaitingGivers'),
    giverValidating: giverValidatingMachine,
    giverBanning: giverBanningMachine,
  },
  guards: {
    mayDecide: ({ context }) => context.mayDecide,
    isEmpty: (_, { givers }: { givers: WaitingGiver[] }) => givers.length === 0,
    hasChanged: (_, { output }: { output: { changed: boolean } }) => output.changed,
  },
  actions: {
    ...shellActions,
    rememberGivers: assign({ givers: (_, { givers }: { givers: WaitingGiver[] }) => givers, giver: null }),
    rememberGiver: assign({ giver: (_, { giver }: { giver: WaitingGiver }) => giver }),
    forgetGiver: assign({ giver: null }),
  },
  delays: callDelays,
}).createMachine({
  id: 'giverValidationList',
  description: 'La fédération décide des comptes chasseurs en attente de validation.',
  context: ({ input }) => ({ ...input, givers: [], giver: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Les comptes en attente sont en cours de lecture.',
      tags: 'busy',
      initial: 'unread',
      invoke: {
        id: 'listWaitingGivers',
        src: 'listWaitingGivers',
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => ({ givers: event.output }) },
            target: 'empty',
            actions: { type: 'rememberGivers', params: ({ event }) => ({ givers: event.output }) },
          },
          {
            target: 'filled',
            actions: { type: 'rememberGivers', params: ({ event }) => ({ givers: event.output }) },
          },
        ],
        onError: { target: 'failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
      after: { CALL_TIMEOUT: 'failed' },
      states: {
        unread: { description: 'Rien n’est encore à montrer.' },
        filled: { description: 'Les comptes déjà lus restent montrés.' },
        empty: { description: 'La liste était vide, et reste montrée ainsi.', tags: 'empty' },
      },
    },
    filled: {
      description: 'Les comptes en attente sont montrés, le plus ancien d’abord.',
      on: {
        'list.refreshed': 'loading.filled',
        'validation.requested': {
          guard: 'mayDecide',
          target: 'validating',
          actions: { type: 'rememberGiver', params: ({ event }) => event },
        },
        'ban.requested': {
          guard: 'mayDecide',
          target: 'banning',
          actions: { type: 'rememberGiver', params: ({ event }) => event },
        },
      },
    },
    empty: {
      description: 'Aucun compte n’attend de décision.',
      tags: 'empty',
      on: { 'list.refreshed': 'loading.empty' },
    },
    failed: {
      description: 'Les comptes en attente n’ont pas pu être lus ; on peut réessayer.',
      on: { 'list.retried': 'loading' },
    },
    validating: {
      description: 'On valide un compte, après confirmation.',
      invoke: {
        id: 'giverValidating',
        src: 'giverValidating',
        input: ({ context }) => ({ subject: context.giver! }),
        onDone: [
          { guard: { type: 'hasChanged', params: ({ event }) => event }, target: 'loading.filled' },
          { target: 'filled', actions: 'forgetGiver' },
        ],
      },
    },
    banning: {
      description: 'On bannit un compte, après confirmation.',
      invoke: {
        id: 'giverBanning',
        src: 'giverBanning',
        input: ({ context }) => ({ subject: context.giver! }),
        onDone: [
          { guard: { type: 'hasChanged', params: ({ event }) => event }, target: 'loading.filled' },
          { target: 'filled', actions: 'forgetGiver' },
        ],
      },
    },
  },
})
