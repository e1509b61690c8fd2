import { type AnyActorRef, assign, type EventObject, sendTo, setup } from 'xstate'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { Meta } from '../../contract/fields.ts'
import { limits } from '../../contract/limits.ts'
import { anyCall } from './calls.ts'
import { failureGuards, shellActions } from './failures.ts'
import { parentOf, type WithParent } from './parent.ts'

type Page<R> = { data: R[]; meta: Meta }
/**
 * `where`: the query without the page number. `perPage`: rows per page. `params`: those of the endpoint's
 * path, if it has any.
 */
type Input<W, E extends EventObject> = { where: W; perPage: number; params?: object } & WithParent<E>
type Context<R, W, E extends EventObject> = Input<W, E> & {
  page: number
  lastPage: number
  total: number
  rows: R[]
}
/** The input of a list without a filter. */
export const wholeList = { where: {}, perPage: limits.pastHunts }

type Event = { type: 'page.chosen'; page: number } | { type: 'list.outdated' } | { type: 'list.retried' }

/** A paginated list: its endpoint, and its French texts. */
export type PagedList<W, E extends EventObject> = {
  /** The machine's id. */
  id: string
  /** The endpoint; its query is `where` plus the page. */
  call: Endpoint
  description: string
  states: { filled: string; empty: string }
  /** The event sent to the parent after each page was loaded. */
  notifies?: (read: { where: W; total: number }) => E
}

/**
 * A paginated list. `R`: a row; `W`: the filter; `E`: the event sent to the parent.
 */
export const pagedList = <R, W extends object, E extends EventObject = never>(list: PagedList<W, E>) =>
  setup({
    types: {} as { context: Context<R, W, E>; events: Event; input: Input<W, E> },
    actors: {
      call: anyCall<Page<R>>(list.call),
    },
    guards: {
      ...failureGuards,
      isListShown: ({ context }) => context.rows.length > 0,
      isEmpty: (_, { page }: { page: Page<R> }) => page.meta.total === 0,
      isBeyondLast: ({ context }, { page }: { page: Page<R> }) => context.page > page.meta.last_page,
    },
    actions: {
      ...shellActions,
      rememberRows: assign((_, { page }: { page: Page<R> }) => ({
        rows: page.data,
        total: page.meta.total,
        lastPage: page.meta.last_page,
      })),
      turnTo: assign({ page: (_, { page }: { page: number }) => page }),
      notifyTotal: sendTo(
        ({ context, self }): AnyActorRef => parentOf(context, self),
        ({ context }) => list.notifies?.(context) ?? { type: 'list.read' },
      ),
    },
  }).createMachine({
    id: list.id,
    description: list.description,
    context: ({ input }) => ({ ...input, page: 1, lastPage: 1, total: 0, rows: [] }),
    initial: 'loading',
    on: { 'list.outdated': { target: '.loading', reenter: true } },
    states: {
      loading: {
        description: 'La page demandée est en cours de lecture.',
        tags: 'busy',
        initial: 'unread',
        states: {
          unread: {
            description: 'Rien n’est encore à montrer.',
            tags: 'unread',
            always: { guard: 'isListShown', target: 'filled' },
          },
          filled: { description: 'La page déjà lue reste montrée.' },
        },
        invoke: {
          id: list.call.name,
          src: 'call',
          input: ({ context: { where, page, perPage, params } }) => ({
            ...(params && { params }),
            query: { ...where, page, perPage },
          }),
          onDone: [
            {
              guard: { type: 'isBeyondLast', params: ({ event }) => ({ page: event.output }) },
              target: 'loading',
              reenter: true,
              actions: { type: 'turnTo', params: ({ event }) => ({ page: event.output.meta.last_page }) },
            },
            {
              guard: { type: 'isEmpty', params: ({ event }) => ({ page: event.output }) },
              target: 'empty',
              actions: [
                { type: 'rememberRows', params: ({ event }) => ({ page: event.output }) },
                'notifyTotal',
              ],
            },
            {
              target: 'filled',
              actions: [
                { type: 'rememberRows', params: ({ event }) => ({ page: event.output }) },
                'notifyTotal',
              ],
            },
          ],
          onError: { target: 'failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        },
      },
      filled: {
        description: list.states.filled,
        on: {
          'page.chosen': {
            target: 'loading',
            actions: { type: 'turnTo', params: ({ event }) => event },
          },
        },
      },
      empty: { description: list.states.empty },
      failed: {
        description: 'La liste n’a pas pu être lue ; on peut réessayer.',
        on: { 'list.retried': 'loading' },
      },
    },
  })
