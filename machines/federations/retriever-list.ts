import { assign, setup } from 'xstate'
import type { Answer } from '../../contract/endpoint.ts'
import { listRetrievers, type Retriever } from '../../contract/federations/retrievers.ts'
import { limits } from '../../contract/limits.ts'
import { call } from '../patterns/calls.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'

type Page = Answer<typeof listRetrievers>
/** The federation whose imported members are listed. `removed`: those whom its last import removed. */
type Input = { federation: { id: number; name: string }; removed: boolean }
/** `typed`: the text of the search field. `search`: what was last searched. */
type Context = Input & {
  typed: string
  search: string
  page: number
  lastPage: number
  total: number
  retrievers: Retriever[]
}
type Event =
  | { type: 'search.typed'; value: string }
  | { type: 'page.chosen'; page: number }
  | { type: 'list.retried' }
  | { type: 'window.closed' }

/** The imported members of a federation, searched and paginated (spec §3 « Federation », §9). */
export const retrieverListMachine = setup({
  types: {} as { context: Context; events: Event; input: Input },
  actors: { listRetrievers: call(listRetrievers) },
  guards: {
    ...failureGuards,
    isListShown: ({ context }) => context.retrievers.length > 0,
    isEmpty: (_, { page }: { page: Page }) => page.meta.total === 0,
    isBeyondLast: ({ context }, { page }: { page: Page }) => context.page > page.meta.last_page,
  },
  actions: {
    ...shellActions,
    rememberTyped: assign({ typed: (_, { value }: { value: string }) => value.slice(0, limits.search) }),
    searchTyped: assign({ search: ({ context }) => context.typed.trim(), page: 1 }),
    turnTo: assign({ page: (_, { page }: { page: number }) => page }),
    rememberRetrievers: assign({
      retrievers: (_, { page }: { page: Page }) => page.data,
      total: (_, { page }: { page: Page }) => page.meta.total,
      lastPage: (_, { page }: { page: Page }) => page.meta.last_page,
    }),
  },
  delays: { TYPING_PAUSE: 300 },
}).createMachine({
  id: 'retrieverList',
  description:
    'Les adhérents importés d’une fédération, ou ceux que le dernier import a retirés, cherchés par leur nom et lus page par page.',
  context: ({ input }) => ({
    ...input,
    typed: '',
    search: '',
    page: 1,
    lastPage: 1,
    total: 0,
    retrievers: [],
  }),
  initial: 'loading',
  on: {
    'search.typed': {
      target: '.typing',
      actions: { type: 'rememberTyped', params: ({ event }) => event },
    },
    'window.closed': '.closed',
  },
  states: {
    typing: {
      description: 'La personne tape ce qu’elle cherche ; on attend qu’elle s’arrête un instant.',
      initial: 'unread',
      states: {
        unread: {
          description: 'Rien n’est encore à montrer.',
          tags: 'unread',
          always: { guard: 'isListShown', target: 'filled' },
        },
        filled: { description: 'Les adhérents déjà lus restent montrés.' },
      },
      after: { TYPING_PAUSE: { target: 'loading', actions: 'searchTyped' } },
    },
    loading: {
      description: 'La page demandée est en cours de lecture ; une demande plus récente prend sa place.',
      tags: 'busy',
      initial: 'unread',
      states: {
        unread: {
          description: 'Rien n’est encore à montrer.',
          tags: 'unread',
          always: { guard: 'isListShown', target: 'filled' },
        },
        filled: { description: 'Les adhérents déjà lus restent montrés.' },
      },
      invoke: {
        id: 'listRetrievers',
        src: 'listRetrievers',
        input: ({ context: { federation, search, page, removed } }) => ({
          params: { id: federation.id },
          query: { search, page, perPage: limits.pastHunts, removed },
        }),
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => ({ page: event.output }) },
            target: 'empty',
            actions: { type: 'rememberRetrievers', params: ({ event }) => ({ page: event.output }) },
          },
          {
            guard: { type: 'isBeyondLast', params: ({ event }) => ({ page: event.output }) },
            target: 'loading',
            reenter: true,
            actions: { type: 'turnTo', params: ({ event }) => ({ page: event.output.meta.last_page }) },
          },
          {
            target: 'filled',
            actions: { type: 'rememberRetrievers', params: ({ event }) => ({ page: event.output }) },
          },
        ],
        onError: { target: 'failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
    },
    filled: {
      description: 'Les adhérents de la page sont montrés, par nom.',
      on: {
        'page.chosen': { target: 'loading', actions: { type: 'turnTo', params: ({ event }) => event } },
      },
    },
    empty: { description: 'Aucun adhérent ne correspond, ou il n’y en a aucun.' },
    failed: {
      description: 'Les adhérents n’ont pas pu être lus ; on peut réessayer.',
      on: { 'list.retried': 'loading' },
    },
    closed: { description: 'La fenêtre est fermée.', type: 'final' },
  },
})
