import { assign, emit, setup } from 'xstate'
import type { Answer } from '../../contract/endpoint.ts'
import {
  listUsers,
  type ManagedUser,
  type UserFilter,
  type UserOrder,
  type UsersQuery,
} from '../../contract/users/managed-users.ts'
import { limits } from '../../contract/limits.ts'
import { call } from '../patterns/calls.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'
import { isSameQuery, type ListUrlChange, type ListUrlEvent } from '../patterns/list-url.ts'
import { usersExportMachine } from './users-export.ts'
import { userWindowsMachine, type UserWindowsInput } from './user-windows.ts'

type Page = Answer<typeof listUsers>
/** `query`: the list's parameters in the URL. `asked`: the user named there. */
type Input = { query: UsersQuery; windows: UserWindowsInput; asked?: number | undefined }
/** `typed`: the text of the search field. */
type Context = Input & {
  typed: string
  users: ManagedUser[]
  total: number
  lastPage: number
}
type Event =
  | ListUrlChange<UsersQuery>
  | { type: 'search.typed'; value: string }
  | { type: 'filter.chosen'; filter: Partial<UserFilter> }
  | { type: 'sort.chosen'; order: UserOrder; desc: boolean }
  | { type: 'page.chosen'; page: number }
  | { type: 'perPage.chosen'; perPage: number }
  | { type: 'list.retried' }
  | { type: 'users.changed' }
/** The new parameters of the URL. */
type Emitted = ListUrlEvent<UsersQuery>

/** The query including the typed text, which is not yet searched during `typing`. */
const searched = ({ query, typed }: Context) => ({ ...query, search: typed.trim() })

/** The users list (spec §2 « Users list », §7 GET /users), and the windows it opens. */
export const usersMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Emitted
    input: Input
    children: { userWindows: 'userWindows'; usersExport: 'usersExport' }
  },
  actors: {
    listUsers: call(listUsers),
    userWindows: userWindowsMachine,
    usersExport: usersExportMachine,
  },
  guards: {
    ...failureGuards,
    isNew: ({ context }, { query }: { query: UsersQuery }) => !isSameQuery(context.query, query),
    isListShown: ({ context }) => context.users.length > 0,
    isEmpty: (_, { page }: { page: Page }) => page.meta.total === 0,
    isBeyondLast: ({ context }, { page }: { page: Page }) => context.query.page > page.meta.last_page,
  },
  actions: {
    ...shellActions,
    adoptQuery: assign({
      query: (_, { query }: { query: UsersQuery }) => query,
      typed: (_, { query }: { query: UsersQuery }) => query.search,
    }),
    rememberTyped: assign({ typed: (_, { value }: { value: string }) => value.slice(0, limits.search) }),
    searchTyped: assign({
      query: ({ context }) => ({ ...searched(context), page: 1 }),
    }),
    narrow: assign({
      query: ({ context }, { filter }: { filter: Partial<UserFilter> }) => ({
        ...searched(context),
        ...filter,
        page: 1,
      }),
    }),
    sortBy: assign({
      query: ({ context }, { order, desc }: { order: UserOrder; desc: boolean }) => ({
        ...searched(context),
        order,
        desc,
        page: 1,
      }),
    }),
    turnTo: assign({
      // Another search has different pages.
      query: ({ context }, { page }: { page: number }) => {
        const query = searched(context)
        return { ...query, page: query.search === context.query.search ? page : 1 }
      },
    }),
    resize: assign({
      query: ({ context }, { perPage }: { perPage: number }) => ({ ...searched(context), perPage, page: 1 }),
    }),
    rememberUsers: assign({
      users: (_, { page }: { page: Page }) => page.data,
      total: (_, { page }: { page: Page }) => page.meta.total,
      lastPage: (_, { page }: { page: Page }) => page.meta.last_page,
    }),
    emitQuery: emit(({ context }) => ({ type: 'query.chosen' as const, query: context.query })),
    correctQuery: emit(({ context }) => ({ type: 'query.corrected' as const, query: context.query })),
  },
  delays: { TYPING_PAUSE: 300 },
}).createMachine({
  id: 'users',
  description: 'La liste des utilisateurs : recherche, filtres, tri et pages, telles que l’adresse les dit.',
  context: ({ input }) => ({
    ...input,
    typed: input.query.search,
    users: [],
    total: 0,
    lastPage: 1,
  }),
  initial: 'loading',
  invoke: [
    {
      id: 'userWindows',
      src: 'userWindows',
      input: ({ context, self }) => ({ ...context.windows, asked: context.asked, parent: self }),
    },
    { id: 'usersExport', src: 'usersExport' },
  ],
  on: {
    'query.changed': {
      guard: { type: 'isNew', params: ({ event }) => event },
      target: '.loading',
      actions: { type: 'adoptQuery', params: ({ event }) => event },
    },
    'search.typed': {
      target: '.typing',
      actions: { type: 'rememberTyped', params: ({ event }) => event },
    },
    'filter.chosen': {
      target: '.loading',
      actions: [{ type: 'narrow', params: ({ event }) => event }, 'emitQuery'],
    },
    'sort.chosen': {
      target: '.loading',
      actions: [{ type: 'sortBy', params: ({ event }) => event }, 'emitQuery'],
    },
    'page.chosen': {
      target: '.loading',
      actions: [{ type: 'turnTo', params: ({ event }) => event }, 'emitQuery'],
    },
    'perPage.chosen': {
      target: '.loading',
      actions: [{ type: 'resize', params: ({ event }) => event }, 'emitQuery'],
    },
    'users.changed': { target: '.loading' },
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
        filled: { description: 'Les utilisateurs déjà lus restent montrés.' },
      },
      after: { TYPING_PAUSE: { target: 'loading', actions: ['searchTyped', 'emitQuery'] } },
      on: { 'users.changed': { target: 'loading', actions: ['searchTyped', 'emitQuery'] } },
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
        filled: { description: 'Les utilisateurs déjà lus restent montrés.' },
      },
      invoke: {
        id: 'listUsers',
        src: 'listUsers',
        input: ({ context }) => ({ query: context.query }),
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => ({ page: event.output }) },
            target: 'empty',
            actions: { type: 'rememberUsers', params: ({ event }) => ({ page: event.output }) },
          },
          {
            guard: { type: 'isBeyondLast', params: ({ event }) => ({ page: event.output }) },
            target: 'loading',
            reenter: true,
            actions: [
              { type: 'turnTo', params: ({ event }) => ({ page: event.output.meta.last_page }) },
              'correctQuery',
            ],
          },
          {
            target: 'filled',
            actions: { type: 'rememberUsers', params: ({ event }) => ({ page: event.output }) },
          },
        ],
        onError: { target: 'failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
    },
    filled: { description: 'Les utilisateurs de la page sont montrés.' },
    empty: { description: 'Aucun utilisateur ne correspond à la recherche.' },
    failed: {
      description: 'La liste n’a pas pu être lue ; on peut réessayer.',
      on: { 'list.retried': 'loading' },
    },
  },
})
