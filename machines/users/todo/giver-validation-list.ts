import { assign, emit, setup } from 'xstate'
import {
  listGiverValidations,
  type ValidationQuery,
  type WaitingGiver,
} from '../../../contract/users/giver-validation.ts'
import { limits } from '../../../contract/limits.ts'
import { call } from '../../patterns/calls.ts'
import { failureGuards, shellActions } from '../../patterns/failures.ts'
import { giverValidatingMachine } from '../giver-validating.ts'
import { giverBanningMachine } from '../giver-banning.ts'
import { isSameQuery, type ListUrlChange, type ListUrlEvent } from '../../patterns/list-url.ts'
import { giverGroupValidatingMachine, type GroupOutput } from './giver-group-validating.ts'
import {
  knownGivers,
  pruned,
  tickable,
  tickedGivers,
  type GiverValidationPage,
} from './giver-validation-page.ts'
import { type Children, leadingBack, opening, windowGuards } from '../../patterns/windows.ts'

/** `mayDecide`: holds users.write. */
type Input = { mayDecide: boolean; seesAll: boolean; query: ValidationQuery }
/** `giver`: the one being decided. */
type Context = Input & GiverValidationPage & { giver: WaitingGiver | null }
type Tick = { id: number; isTicked: boolean }
type Event =
  | ListUrlChange<ValidationQuery>
  | { type: 'filter.chosen'; federation_id: number }
  | { type: 'page.chosen'; page: number }
  | ({ type: 'giver.ticked' } & Tick)
  | { type: 'all.ticked'; isTicked: boolean }
  | { type: 'group.requested' }
  | { type: 'validation.requested'; giver: WaitingGiver }
  | { type: 'ban.requested'; giver: WaitingGiver }
  | { type: 'list.outdated' }
  | { type: 'list.retried' }

const actors = {
  listGiverValidations: call(listGiverValidations),
  giverValidating: giverValidatingMachine,
  giverBanning: giverBanningMachine,
  giverGroupValidating: giverGroupValidatingMachine,
}

const back = leadingBack({ target: 'loading.filled' }, 'filled')
const onGiver = ({ context }: { context: Context }) => ({ subject: context.giver! })

/** The accounts that await the federation's decision (spec §2 « Giver validation list »). */
export const giverValidationListMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: ListUrlEvent<ValidationQuery>
    input: Input
    children: Children<typeof actors>
  },
  actors,
  guards: {
    ...failureGuards,
    mayDecide: ({ context }) => context.mayDecide,
    isNew: ({ context }, { query }: { query: ValidationQuery }) => !isSameQuery(context.query, query),
    /** Only givers who match a member, up to the maximum of one group. */
    mayTick: ({ context }, { id, isTicked }: Tick) =>
      context.mayDecide &&
      knownGivers(context).some((giver) => giver.id === id) &&
      (!isTicked || context.ticked.length < limits.validatedAtOnce),
    isAnyTicked: ({ context }) => context.mayDecide && context.ticked.length > 0,
    isListShown: ({ context }) => context.givers.length > 0,
    isEmpty: (_, { givers }: { givers: WaitingGiver[] }) => givers.length === 0,
    ...windowGuards,
  },
  actions: {
    ...shellActions,
    rememberGivers: assign(({ context }, { givers }: { givers: WaitingGiver[] }) =>
      pruned({ ...context, givers, giver: null }),
    ),
    adoptQuery: assign(({ context }, { query }: { query: ValidationQuery }) => pruned({ ...context, query })),
    narrow: assign(({ context }, { federation_id }: { federation_id: number }) =>
      pruned({ ...context, query: { ...context.query, federation_id, page: 1 } }),
    ),
    turnTo: assign({
      query: ({ context }, { page }: { page: number }) => ({ ...context.query, page }),
    }),
    emitQuery: emit(({ context }) => ({ type: 'query.chosen' as const, query: context.query })),
    tick: assign({
      ticked: ({ context }, { id, isTicked }: Tick) => [
        ...context.ticked.filter((each) => each !== id),
        ...(isTicked ? [id] : []),
      ],
    }),
    tickAll: assign({
      ticked: ({ context }, { isTicked }: { isTicked: boolean }) => (isTicked ? tickable(context) : []),
    }),
    rememberLeft: assign({ left: (_, { output }: { output: GroupOutput }) => output.left }),
    rememberGiver: assign({ giver: (_, { giver }: { giver: WaitingGiver }) => giver }),
    forgetGiver: assign({ giver: null }),
  },
}).createMachine({
  id: 'giverValidationList',
  description: 'La fédération décide des comptes chasseurs en attente de validation.',
  context: ({ input }) => ({ ...input, givers: [], giver: null, ticked: [], left: [] }),
  initial: 'loading',
  on: {
    'query.changed': {
      guard: { type: 'isNew', params: ({ event }) => event },
      actions: { type: 'adoptQuery', params: ({ event }) => event },
    },
  },
  states: {
    loading: {
      description: 'Les comptes en attente sont en cours de lecture.',
      tags: 'busy',
      initial: 'unread',
      invoke: {
        id: 'listGiverValidations',
        src: 'listGiverValidations',
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
      states: {
        unread: {
          description: 'Rien n’est encore à montrer.',
          always: { guard: 'isListShown', target: 'filled' },
        },
        filled: { description: 'Les comptes déjà lus restent montrés.' },
        empty: { description: 'La liste était vide, et reste montrée ainsi.', tags: 'empty' },
      },
    },
    filled: {
      description:
        'Les comptes en attente sont montrés par pages : ceux que la base connaît, puis les autres, le plus ancien d’abord.',
      entry: 'forgetGiver',
      on: {
        'list.outdated': 'loading.filled',
        'filter.chosen': {
          actions: [{ type: 'narrow', params: ({ event }) => event }, 'emitQuery'],
        },
        'page.chosen': {
          actions: [{ type: 'turnTo', params: ({ event }) => event }, 'emitQuery'],
        },
        'giver.ticked': {
          guard: { type: 'mayTick', params: ({ event }) => event },
          actions: { type: 'tick', params: ({ event }) => event },
        },
        'all.ticked': {
          guard: 'mayDecide',
          actions: { type: 'tickAll', params: ({ event }) => event },
        },
        'group.requested': { guard: 'isAnyTicked', target: 'validatingGroup' },
        'validation.requested': { ...opening('validating', 'rememberGiver'), guard: 'mayDecide' },
        'ban.requested': { ...opening('banning', 'rememberGiver'), guard: 'mayDecide' },
      },
    },
    empty: {
      description: 'Aucun compte n’attend de décision.',
      tags: 'empty',
      on: { 'list.outdated': 'loading.empty' },
    },
    failed: {
      description: 'Les comptes en attente n’ont pas pu être lus ; on peut réessayer.',
      on: { 'list.retried': 'loading' },
    },
    validating: {
      description: 'On valide un compte, après confirmation.',
      invoke: { id: 'giverValidating', src: 'giverValidating', input: onGiver, onDone: back },
    },
    banning: {
      description: 'On bannit un compte, après confirmation.',
      invoke: { id: 'giverBanning', src: 'giverBanning', input: onGiver, onDone: back },
    },
    validatingGroup: {
      description: 'On valide ensemble les comptes cochés, après confirmation.',
      invoke: {
        id: 'giverGroupValidating',
        src: 'giverGroupValidating',
        input: ({ context }) => ({ givers: tickedGivers(context) }),
        onDone: leadingBack(
          {
            target: 'loading.filled',
            actions: {
              type: 'rememberLeft',
              params: ({ event }: { event: { output: GroupOutput } }) => event,
            },
          },
          'filled',
        ),
      },
    },
  },
})
