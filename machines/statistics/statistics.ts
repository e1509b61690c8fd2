import { assign, emit, sendTo, setup } from 'xstate'
import { listStatistics, ALL_STATISTICS, type Statistic } from '../../contract/statistics/statistics.ts'
import { call } from '../patterns/calls.ts'
import { shellActions } from '../patterns/failures.ts'
import type { ListUrlChange, ListUrlEvent } from '../patterns/list-url.ts'
import { statisticExportMachine } from './statistic-export.ts'
import { type Asked, type Reader, statisticViewMachine } from './statistic-view.ts'

/** The state in the URL: a statistic's code, null for the list, the values of its filters, and its page. */
export type StatisticsQuery = { code: string | null } & Asked
type Input = { query: StatisticsQuery; reader: Reader }
type Context = Input & { statistics: Statistic[] }
type Event = ListUrlChange<StatisticsQuery> | { type: 'list.retried' } | ({ type: 'filters.chosen' } & Asked)

const find = ({ statistics, query }: Context) => statistics.find(({ code }) => code === query.code)

/** The statistics page (spec §2 « Statistics »): the list, and the statistic named in the URL. */
export const statisticsMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: ListUrlEvent<StatisticsQuery>
    input: Input
    children: { statisticView: 'statisticView'; statisticExport: 'statisticExport' }
  },
  actors: {
    listStatistics: call(listStatistics),
    statisticView: statisticViewMachine,
    statisticExport: statisticExportMachine,
  },
  guards: {
    isAnother: ({ context }, { query }: { query: StatisticsQuery }) => context.query.code !== query.code,
    isUnnamed: ({ context }) => context.query.code === null,
    isKnown: ({ context }) => find(context) !== undefined,
  },
  actions: {
    ...shellActions,
    adoptQuery: assign({ query: (_, { query }: { query: StatisticsQuery }) => query }),
    rememberStatistics: assign({
      statistics: (_, { statistics }: { statistics: Statistic[] }) => statistics,
    }),
    rememberChosen: assign({
      query: ({ context }, { chosen, page }: Asked) => ({ ...context.query, chosen, page }),
    }),
    emitQuery: emit(({ context }) => ({ type: 'query.chosen' as const, query: context.query })),
    giveChosen: sendTo('statisticView', ({ context: { query } }) => ({
      type: 'filters.given',
      chosen: query.chosen,
      page: query.page,
    })),
  },
}).createMachine({
  id: 'statistics',
  description: 'Les statistiques : leur liste, et celle que l’adresse nomme.',
  context: ({ input }) => ({ ...input, statistics: [] }),
  initial: 'loading',
  on: { 'query.changed': { actions: { type: 'adoptQuery', params: ({ event }) => event } } },
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
    },
    failed: {
      description: 'La liste n’a pas pu être lue ; on peut réessayer.',
      on: { 'list.retried': 'loading' },
    },
    listed: {
      description: 'Les statistiques sont connues.',
      initial: 'deciding',
      on: {
        'query.changed': {
          target: '.deciding',
          actions: { type: 'adoptQuery', params: ({ event }) => event },
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
        choosing: {
          description: 'La personne choisit une statistique dans la liste, ou les exporte toutes.',
          invoke: {
            id: 'statisticExport',
            src: 'statisticExport',
            input: ({ context }) => ({ code: ALL_STATISTICS, chosen: context.query.chosen }),
          },
        },
        unknown: { description: 'L’adresse nomme une statistique qui n’existe pas.' },
        viewing: {
          description: 'Une statistique est montrée.',
          invoke: {
            id: 'statisticView',
            src: 'statisticView',
            input: ({ context, self }) => ({
              parent: self,
              statistic: find(context)!,
              chosen: context.query.chosen,
              page: context.query.page,
              reader: context.reader,
            }),
          },
          on: {
            'filters.chosen': {
              actions: [{ type: 'rememberChosen', params: ({ event }) => event }, 'emitQuery'],
            },
            'query.changed': [
              {
                guard: { type: 'isAnother', params: ({ event }) => event },
                target: 'deciding',
                actions: { type: 'adoptQuery', params: ({ event }) => event },
              },
              { actions: [{ type: 'adoptQuery', params: ({ event }) => event }, 'giveChosen'] },
            ],
          },
        },
      },
    },
  },
})
