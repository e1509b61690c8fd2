import { assign, sendTo, setup } from 'xstate'
import type { Answer } from '../../contract/endpoint.ts'
import { limits } from '../../contract/limits.ts'
import { viewStatistic, type Statistic } from '../../contract/statistics/statistics.ts'
import { fieldsOf } from '../../contract/problem.ts'
import { call } from '../patterns/calls.ts'
import { parentOf, type WithParent } from '../patterns/parent.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'
import type { FieldErrors } from '../patterns/field-errors.ts'
import { mapViewMachine } from './map-view.ts'
import { type Preset, presetDays } from './periods.ts'
import { type Chosen, statisticExportMachine } from './statistic-export.ts'

type View = Answer<typeof viewStatistic>
/**
 * Who reads statistics, and when. `federation`: the one that they are limited to, null for no limit;
 * `today`: in France, `YYYY-MM-DD`; `seesUsers`: whether they may open the lists of people and hunts.
 */
export type Reader = {
  federation: { name: string; department_code: string } | null
  today: string
  seesUsers: boolean
}
/** The chosen filters, and the page of the table. */
export type Asked = { chosen: Chosen; page: number }
type Input = Asked & { statistic: Statistic; reader: Reader } & WithParent<{ type: 'filters.chosen' } & Asked>
type Context = Input & { view: View | null; errors: FieldErrors }
type Event =
  | { type: 'filter.chosen'; field: string; value: string }
  | { type: 'period.chosen'; preset: Preset }
  | ({ type: 'filters.given' } & Asked)
  | { type: 'filters.cleared' }
  | { type: 'page.chosen'; page: number }
  | { type: 'view.retried' }

const isSame = (a: Chosen, b: Chosen) =>
  Object.keys({ ...a, ...b }).every((field) => (a[field] ?? '') === (b[field] ?? ''))

/** One statistic with its filters (spec §2 « Statistics », §7 POST /statistics/{code}). */
export const statisticViewMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: Input
    children: { mapView: 'mapView'; statisticExport: 'statisticExport' }
  },
  actors: {
    viewStatistic: call(viewStatistic),
    mapView: mapViewMachine,
    statisticExport: statisticExportMachine,
  },
  guards: {
    ...failureGuards,
    isNew: ({ context }, { chosen, page }: Asked) => context.page !== page || !isSame(context.chosen, chosen),
    isFiltered: ({ context }) => Object.keys(context.chosen).length > 0,
    isEmpty: (_, { view }: { view: View }) => view.total === 0,
  },
  actions: {
    ...shellActions,
    // Other rows have other pages.
    rememberFilter: assign({
      page: 1,
      chosen: ({ context }, { field, value }: { field: string; value: string }) => {
        const { [field]: _, ...others } = context.chosen
        return value === '' ? others : { ...others, [field]: value }
      },
    }),
    rememberPeriod: assign({
      page: 1,
      chosen: ({ context }, { preset }: { preset: Preset }) => ({
        ...context.chosen,
        ...presetDays(preset, context.reader.today),
      }),
    }),
    adoptFilters: assign((_, { chosen, page }: Asked) => ({ chosen, page })),
    clearFilters: assign({ chosen: {}, page: 1 }),
    turnTo: assign({ page: (_, { page }: { page: number }) => page }),
    rememberView: assign({ view: (_, { view }: { view: View }) => view }),
    rememberRefusal: assign({ errors: (_, { error }: { error: unknown }) => fieldsOf(error) }),
    forgetMistakes: assign({ errors: {} }),
    giveFilters: sendTo('statisticExport', ({ context }) => ({
      type: 'filters.changed',
      chosen: context.chosen,
    })),
    notifyFilters: sendTo(
      ({ context, self }) => parentOf(context, self),
      ({ context: { chosen, page } }) => ({ type: 'filters.chosen', chosen, page }),
    ),
  },
  delays: { CHOOSING_PAUSE: 400 },
}).createMachine({
  id: 'statisticView',
  description: 'Une statistique est filtrée et montrée.',
  context: ({ input }) => ({ ...input, view: null, errors: {} }),
  initial: 'loading',
  invoke: [
    {
      id: 'mapView',
      src: 'mapView',
      input: ({ context }) => ({ department: context.reader.federation?.department_code ?? null }),
    },
    {
      id: 'statisticExport',
      src: 'statisticExport',
      input: ({ context: { statistic, chosen } }) => ({ code: statistic.code, chosen }),
    },
  ],
  on: {
    'filter.chosen': {
      target: '.choosing',
      actions: [{ type: 'rememberFilter', params: ({ event }) => event }, 'giveFilters'],
    },
    'period.chosen': {
      target: '.choosing',
      actions: [{ type: 'rememberPeriod', params: ({ event }) => event }, 'giveFilters'],
    },
    'filters.cleared': {
      guard: 'isFiltered',
      target: '.choosing',
      actions: ['clearFilters', 'giveFilters'],
    },
    'filters.given': {
      guard: { type: 'isNew', params: ({ event }) => event },
      target: '.loading',
      actions: [{ type: 'adoptFilters', params: ({ event }) => event }, 'giveFilters'],
    },
  },
  states: {
    choosing: {
      description: 'Un filtre vient de changer ; on attend un instant que la personne ait fini.',
      tags: 'busy',
      after: { CHOOSING_PAUSE: { target: 'loading', actions: 'notifyFilters' } },
    },
    loading: {
      description: 'Les chiffres sont en cours de lecture ; une demande plus récente prend leur place.',
      tags: 'busy',
      entry: 'forgetMistakes',
      invoke: {
        id: 'viewStatistic',
        src: 'viewStatistic',
        input: ({ context: { statistic, chosen, page } }) => ({
          params: { code: statistic.code },
          query: { page, perPage: limits.statistics.rows },
          body: chosen,
        }),
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => ({ view: event.output }) },
            target: 'empty',
            actions: { type: 'rememberView', params: ({ event }) => ({ view: event.output }) },
          },
          {
            target: 'shown',
            actions: { type: 'rememberView', params: ({ event }) => ({ view: event.output }) },
          },
        ],
        onError: [
          {
            guard: 'wasRefused',
            target: 'refused',
            actions: { type: 'rememberRefusal', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    shown: {
      description: 'Les chiffres sont montrés, en tableau et en images.',
      on: {
        'page.chosen': {
          target: 'loading',
          actions: [{ type: 'turnTo', params: ({ event }) => event }, 'notifyFilters'],
        },
      },
    },
    empty: { description: 'Il n’y a rien pour ces filtres.' },
    refused: { description: 'Le serveur refuse un filtre ; la raison est dite au champ.' },
    failed: {
      description: 'Les chiffres n’ont pas pu être lus ; on peut réessayer.',
      on: { 'view.retried': 'loading' },
    },
  },
})
