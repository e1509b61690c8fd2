import { assign, emit, setup } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import { listFederations, type Federation } from '../../../contract/shared/federations.ts'
import {
  listOverdueHunts,
  type OverdueFilter,
  type OverdueHunt,
  type OverdueQuery,
} from '../../../contract/users/overdue-hunts.ts'
import { call } from '../../patterns/calls.ts'
import { shellActions } from '../../patterns/failures.ts'
import { isSameQuery, type ListUrlChange, type ListUrlEvent } from '../../patterns/list-url.ts'
import { pagedList } from '../../patterns/paged-list.ts'

/** The hunts without a report, or those that a figure counts, page by page, oldest first. */
export const overdueHuntListMachine = pagedList<OverdueHunt, OverdueFilter>({
  id: 'overdueHuntList',
  call: listOverdueHunts,
  description: 'Les chasses sans compte rendu, lues page par page, la plus ancienne d’abord.',
  states: {
    filled: 'Les chasses de la page sont montrées, avec leur responsable, son téléphone et leur retard.',
    empty: 'Aucun compte rendu n’est attendu.',
  },
})

/** `withFederations`: sees all federations, and may choose one. `query`: the filter in the URL. */
type Input = { withFederations: boolean; query: OverdueQuery }
type Context = Input & { federations: Federation[] }
type Event =
  | ListUrlChange<OverdueQuery>
  | { type: 'filter.chosen'; federation_id: number }
  | { type: 'choices.retried' }

/** The filter of the call: bounds of the URL that are not set are left out. */
const filterOf = ({ from, to, federation_id }: OverdueQuery): OverdueFilter => ({
  ...(from !== '' && { from }),
  ...(to !== '' && { to }),
  ...(federation_id !== 0 && { federation_id }),
})

/** The hunts without a report, and the federation by which they are filtered. */
export const overdueHuntsMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: ListUrlEvent<OverdueQuery>
    input: Input
    children: { overdueHuntList: 'overdueHuntList' }
  },
  actors: { overdueHuntList: overdueHuntListMachine, listFederations: call(listFederations) },
  guards: {
    isWithFederations: ({ context }) => context.withFederations,
    mayFilter: ({ context }) => context.federations.length > 0,
    isNew: ({ context }, { query }: { query: OverdueQuery }) => !isSameQuery(context.query, query),
  },
  actions: {
    ...shellActions,
    rememberFederations: assign({
      federations: (_, { federations }: { federations: Federation[] }) => federations,
    }),
    adoptQuery: assign({ query: (_, { query }: { query: OverdueQuery }) => query }),
    narrow: assign({
      query: ({ context }, { federation_id }: { federation_id: number }) => ({
        ...context.query,
        federation_id,
      }),
    }),
    emitQuery: emit(({ context }) => ({ type: 'query.chosen' as const, query: context.query })),
  },
}).createMachine({
  id: 'overdueHunts',
  description:
    'Les chasses sans compte rendu, de toutes les fédérations que la personne voit ou de celle qu’elle choisit.',
  context: ({ input }) => ({ ...input, federations: [] }),
  type: 'parallel',
  states: {
    hunts: {
      description: 'Les chasses sans compte rendu.',
      initial: 'listed',
      on: {
        'query.changed': {
          guard: { type: 'isNew', params: ({ event }) => event },
          target: '.listed',
          actions: { type: 'adoptQuery', params: ({ event }) => event },
        },
        'filter.chosen': {
          guard: 'mayFilter',
          target: '.listed',
          actions: [{ type: 'narrow', params: ({ event }) => event }, 'emitQuery'],
        },
      },
      states: {
        listed: {
          description: 'Les chasses du filtre sont lues et montrées ; un autre filtre les fait relire.',
          invoke: {
            id: 'overdueHuntList',
            src: 'overdueHuntList',
            input: ({ context }) => ({ where: filterOf(context.query), perPage: limits.pastHunts }),
          },
        },
      },
    },
    federations: {
      description: 'Les fédérations parmi lesquelles choisir.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Seul qui voit toutes les fédérations choisit parmi elles.',
          always: [{ guard: 'isWithFederations', target: 'loading' }, { target: 'unneeded' }],
        },
        unneeded: {
          description: 'La personne ne voit qu’une fédération : il n’y a rien à choisir.',
          type: 'final',
        },
        loading: {
          description: 'Les fédérations sont en cours de lecture.',
          tags: 'busy',
          invoke: {
            id: 'listFederations',
            src: 'listFederations',
            onDone: {
              target: 'read',
              actions: {
                type: 'rememberFederations',
                params: ({ event }) => ({ federations: event.output }),
              },
            },
            onError: {
              target: 'unavailable',
              actions: { type: 'reportFailure', params: ({ event }) => event },
            },
          },
        },
        read: { description: 'Une fédération, ou toutes, peut être choisie.', type: 'final' },
        unavailable: {
          description:
            'Les fédérations n’ont pas pu être lues ; on peut réessayer, et les chasses restent là.',
          on: { 'choices.retried': 'loading' },
        },
      },
    },
  },
})
