import { assign, setup } from 'xstate'
import type { Waiting } from '../../../contract/shared/waiting/waiting.ts'
import { nothingWaits, readTodo, type Todo, totalsOf } from '../../../contract/users/todo.ts'
import { call } from '../../patterns/calls.ts'
import { failureGuards, shellActions } from '../../patterns/failures.ts'

type Event = { type: 'list.outdated' } | { type: 'list.retried' }

/** Overview of pending work; the landing page of a federation's staff. */
export const todoMachine = setup({
  types: {} as {
    /** `todo`: null until first loaded. */
    context: { todo: Todo | null }
    events: Event
  },
  actors: { readTodo: call(readTodo) },
  guards: {
    ...failureGuards,
    wasRead: ({ context }) => context.todo !== null,
    nothingWaits: (_, { todo }: { todo: Todo }) => nothingWaits(todo),
  },
  actions: {
    ...shellActions,
    rememberTodo: assign({ todo: (_, { todo }: { todo: Todo }) => todo }),
    /** Updates the menu's counts. Does nothing until provided. */
    tellTotals: (_, _params: { totals: Waiting }) => {},
  },
}).createMachine({
  id: 'todo',
  description: 'Ce qui attend la fédération : tout ce que le menu compte, avec le début de chaque liste.',
  context: { todo: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Ce qui attend est en cours de lecture.',
      tags: 'busy',
      initial: 'unread',
      states: {
        unread: {
          description: 'Rien n’est encore à montrer.',
          always: { guard: 'wasRead', target: 'reread' },
        },
        reread: { description: 'Ce qui a été lu avant reste montré.' },
      },
      invoke: {
        id: 'readTodo',
        src: 'readTodo',
        onDone: [
          {
            guard: { type: 'nothingWaits', params: ({ event }) => ({ todo: event.output }) },
            target: 'empty',
            actions: [
              { type: 'rememberTodo', params: ({ event }) => ({ todo: event.output }) },
              { type: 'tellTotals', params: ({ event }) => ({ totals: totalsOf(event.output) }) },
            ],
          },
          {
            target: 'filled',
            actions: [
              { type: 'rememberTodo', params: ({ event }) => ({ todo: event.output }) },
              { type: 'tellTotals', params: ({ event }) => ({ totals: totalsOf(event.output) }) },
            ],
          },
        ],
        onError: { target: 'failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
    },
    filled: {
      description: 'Ce qui attend est montré, partie par partie, avec ce qui est en retard.',
      on: { 'list.outdated': 'loading' },
    },
    empty: {
      description: 'Rien n’attend.',
      on: { 'list.outdated': 'loading' },
    },
    failed: {
      description: 'Ce qui attend n’a pas pu être lu ; on peut réessayer.',
      on: { 'list.retried': 'loading' },
    },
  },
})
