import { assign, setup } from 'xstate'
import type { AuditEntry } from '../../contract/shared/audit-log.ts'
import type { Answer } from '../../contract/endpoint.ts'
import type { listUserAuditLog } from '../../contract/shared/audit-log.ts'
import { limits } from '../../contract/limits.ts'
import { call, callDelays } from '../patterns/calls.ts'
import { shellActions } from '../patterns/failures.ts'

type Page = Answer<typeof listUserAuditLog>
/** The subject of the history: a user or a federation. */
export type HistorySubject = { kind: 'user' | 'federation'; id: number; name: string }
type Context = { subject: HistorySubject; page: number; lastPage: number; acts: AuditEntry[] }
type Event = { type: 'page.chosen'; page: number } | { type: 'reading.retried' } | { type: 'window.closed' }

/** The audit log of a user or of a federation, latest first. */
export const historyMachine = setup({
  types: {} as { context: Context; events: Event; input: { subject: HistorySubject } },
  actors: {
    listUserAuditLog: call('listUserAuditLog'),
    listFederationAuditLog: call('listFederationAuditLog'),
  },
  guards: {
    isOfUser: ({ context }) => context.subject.kind === 'user',
  },
  actions: {
    ...shellActions,
    rememberActs: assign({
      acts: (_, { page }: { page: Page }) => page.data,
      lastPage: (_, { page }: { page: Page }) => page.meta.last_page,
    }),
    turnTo: assign({ page: (_, { page }: { page: number }) => page }),
  },
  delays: callDelays,
}).createMachine({
  id: 'history',
  description: 'L’historique d’un utilisateur ou d’une fédération, page par page.',
  context: ({ input }) => ({ ...input, page: 1, lastPage: 1, acts: [] }),
  initial: 'loading',
  on: { 'window.closed': '.closed' },
  states: {
    loading: {
      description: 'La page demandée est en cours de lecture.',
      tags: 'busy',
      initial: 'directed',
      after: { CALL_TIMEOUT: 'failed' },
      states: {
        directed: {
          description: 'On sait de qui, ou de quoi, l’historique est lu.',
          always: [{ guard: 'isOfUser', target: 'ofUser' }, { target: 'ofFederation' }],
        },
        ofUser: {
          description: 'L’historique d’un utilisateur est demandé.',
          invoke: {
            id: 'listUserAuditLog',
            src: 'listUserAuditLog',
            input: ({ context: { subject, page } }) => ({
              params: { id: subject.id },
              query: { page, perPage: limits.pastHunts },
            }),
            onDone: {
              target: '#history.read',
              actions: { type: 'rememberActs', params: ({ event }) => ({ page: event.output }) },
            },
            onError: {
              target: '#history.failed',
              actions: { type: 'reportFailure', params: ({ event }) => event },
            },
          },
        },
        ofFederation: {
          description: 'L’historique d’une fédération est demandé.',
          invoke: {
            id: 'listFederationAuditLog',
            src: 'listFederationAuditLog',
            input: ({ context: { subject, page } }) => ({
              params: { id: subject.id },
              query: { page, perPage: limits.pastHunts },
            }),
            onDone: {
              target: '#history.read',
              actions: { type: 'rememberActs', params: ({ event }) => ({ page: event.output }) },
            },
            onError: {
              target: '#history.failed',
              actions: { type: 'reportFailure', params: ({ event }) => event },
            },
          },
        },
      },
    },
    read: {
      description: 'L’historique est montré, le plus récent d’abord ; il peut être vide.',
      on: {
        'page.chosen': { target: 'loading', actions: { type: 'turnTo', params: ({ event }) => event } },
      },
    },
    failed: {
      description: 'L’historique n’a pas pu être lu ; on peut réessayer.',
      on: { 'reading.retried': 'loading' },
    },
    closed: { description: 'La fenêtre est fermée.', type: 'final' },
  },
})
