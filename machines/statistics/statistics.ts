import { assign, emit, sendTo, setup } from 'xstate'
import type { Statistic } from '../../contract/statistics/statistics.ts'
import { call, callDelays } from '../patterns/calls.ts'
import { shellActions } from '../patterns/failures.ts'
import type { Chosen } from './statistic-export.ts'
import { statisticViewMachine } from './statistic-view.ts'

/** What the address asks for: a statistic by its code, null for the list, and the values of its filters. */
export type Asked = { code: string | null; chosen: Chosen }
/** `department`: the one on which maps begin, of who is limited to its federation. */
type Input = Asked & { department: string | null }
type Context = Input & { statistics: Statistic[] }
type Event =
  | ({ type: 'address.changed' } & Asked)
  | { type: 'list.retried' }
  | { type: 'filters.chosen'; chosen: Chosen }
/** What the address has to say from now on. */
type Emitted = { type: 'filters.chosen'; chosen: Chosen }

const find = ({ statistics, code }: Context) => statistics.find((one) => one.code === code)

/** The statistics (spec §2 « Statistics »): their list, and the one that the address names. */
export const statisticsMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Emitted
    input: Input
    children: { statisticView: 'statisticView' }
  },
  actors: { listStatistics: call('listStatistics'), statisticView: statisticViewMachine },
  guards: {
    isAnother: ({ context }, { code }: Asked) => context.code !== code,
    isUnnamed: ({ context }) => context.code === null,
    isKnown: ({ context }) => find(context) !== undefined,
  },
  actions: {
    ...shellActions,
    adoptAddress: assign((_, { code, chosen }: Asked) => ({ code, chosen })),
    rememberStatistics: assign({
      statistics: (_, { statistics }: { statistics: Statistic[] }) => statistics,
    }),
    rememberChosen: assign({ chosen: (_, { chosen }: { chosen: Chosen }) => chosen }),
    emitChosen: emit(({ context }) => ({ type: 'filters.chosen' as const, chosen: context.chosen })),
    giveChosen: sendTo('statisticView', ({ context }) => ({
      type: 'filters.given',
      chosen: context.chosen,
    })),
  },
  delays: callDelays,
}).createMachine({
  id: 'statistics',
  description: 'Les statistiques : leur liste, et celle que l’adresse nomme.',
  context: ({ input }) => ({ ...input, statistics: [] }),
  initial: 'loading',
  on: { 'address.changed': { actions: { type: 'adoptAddress', params: ({ event }) => event } } },
  states: {
    loading: {
      description: 'La liste des statistiques est en cours de lecture.',
      tags: 'busy',
      invoke: {
        id: 'listStatistics',
        src: 'listStatistics',
        onDone: {
          target: 'listed',
          actions: { type: 'rememberStatistics', params: ({ event }) => ({ statistics: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
      after: { CALL_TIMEOUT: 'failed' },
    },
    failed: {
      description: 'La liste n’a pas pu être lue ; on peut réessayer.',
      on: { 'list.retried': 'loading' },
    },
    listed: {
      description: 'Les statistiques sont connues.',
      initial: 'deciding',
      on: {
        'address.changed': {
          target: '.deciding',
          actions: { type: 'adoptAddress', params: ({ event }) => event },
        },
      },
      states: {
        deciding: {
          description: 'On regarde laquelle l’adresse nomme.',
          always: [
            { guard: 'isUnnamed', target: 'choosing' },
            { guard: 'isKnown', target: 'viewing' },
            { target: 'unknown' },
          ],
        },
        choosing: { description: 'La personne choisit une statistique dans la liste.' },
        unknown: { description: 'L’adresse nomme une statistique qui n’existe pas.' },
        viewing: {
          description: 'Une statistique est montrée.',
          invoke: {
            id: 'statisticView',
            src: 'statisticView',
            input: ({ context }) => ({
              statistic: find(context)!,
              chosen: context.chosen,
              department: context.department,
            }),
          },
          on: {
            'filters.chosen': {
              actions: [{ type: 'rememberChosen', params: ({ event }) => event }, 'emitChosen'],
            },
            'address.changed': [
              {
                guard: { type: 'isAnother', params: ({ event }) => event },
                target: 'deciding',
                actions: { type: 'adoptAddress', params: ({ event }) => event },
              },
              { actions: [{ type: 'adoptAddress', params: ({ event }) => event }, 'giveChosen'] },
            ],
          },
        },
      },
    },
  },
})
