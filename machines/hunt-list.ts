import { assign, sendTo, setup } from 'xstate'
import type { Answer } from '../contract/endpoint.ts'
import type { Hunt, HuntState, listHunts } from '../contract/hunts.ts'
import { call, callDelays, parentOf } from './calls.ts'
import { shellActions } from './failures.ts'

type Page = Answer<typeof listHunts>
type Input = { code: HuntState; perPage: number }
type Context = Input & { page: number; lastPage: number; total: number; hunts: Hunt[] }
type Event = { type: 'page.chosen'; page: number } | { type: 'list.outdated' } | { type: 'list.retried' }

/** One list of the giver's own hunts, page by page (spec §2 « Giver home », §7 GET /hunts/self). */
export const huntListMachine = setup({
  types: {} as { context: Context; events: Event; input: Input },
  actors: { listHunts: call('listHunts') },
  guards: {
    isEmpty: (_, { page }: { page: Page }) => page.meta.total === 0,
    isBeyondLast: ({ context }, { page }: { page: Page }) => context.page > page.meta.last_page,
  },
  actions: {
    ...shellActions,
    rememberHunts: assign({
      hunts: (_, { page }: { page: Page }) => page.data,
      total: (_, { page }: { page: Page }) => page.meta.total,
      lastPage: (_, { page }: { page: Page }) => page.meta.last_page,
    }),
    turnTo: assign({ page: (_, { page }: { page: number }) => page }),
    tellTotal: sendTo(parentOf, ({ context }) => ({
      type: 'hunts.listed',
      code: context.code,
      total: context.total,
    })),
  },
  delays: callDelays,
}).createMachine({
  id: 'huntList',
  description: 'Une liste de chasses du responsable de territoire, lue page par page.',
  context: ({ input }) => ({ ...input, page: 1, lastPage: 1, total: 0, hunts: [] }),
  initial: 'loading',
  on: { 'list.outdated': { target: '.loading', reenter: true } },
  states: {
    loading: {
      description: 'La page demandée est en cours de lecture.',
      tags: 'busy',
      invoke: {
        id: 'listHunts',
        src: 'listHunts',
        input: ({ context: { code, page, perPage } }) => ({
          query: { hunt_state_code: code, page, perPage },
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
              { type: 'rememberHunts', params: ({ event }) => ({ page: event.output }) },
              'tellTotal',
            ],
          },
          {
            target: 'filled',
            actions: [
              { type: 'rememberHunts', params: ({ event }) => ({ page: event.output }) },
              'tellTotal',
            ],
          },
        ],
        onError: { target: 'failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
      after: { CALL_TIMEOUT: 'failed' },
    },
    filled: {
      description: 'Les chasses de la page sont montrées.',
      on: {
        'page.chosen': {
          target: 'loading',
          actions: { type: 'turnTo', params: ({ event }) => event },
        },
      },
    },
    empty: { description: 'Il n’y a aucune chasse dans cette liste.' },
    failed: {
      description: 'La liste n’a pas pu être lue ; on peut réessayer.',
      on: { 'list.retried': 'loading' },
    },
  },
})
