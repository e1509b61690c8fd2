import { assign, setup } from 'xstate'
import {
  listUserAuditLog,
  listFederationAuditLog,
  listRoleAuditLog,
  type AuditEntry,
  type AuditPage,
} from '../../contract/shared/audit-log.ts'
import { limits } from '../../contract/limits.ts'
import { call } from '../patterns/calls.ts'
import { shellActions } from '../patterns/failures.ts'

/** The subject of an audit log. */
export type HistorySubject = { kind: 'user' | 'federation' | 'role'; id: number; name: string }
/**
 * `isPartial`: more pages exist than are numbered. `cursor`: of the requested page, null for the newest
 * one. `turns`: the cursors of the neighbouring pages.
 */
type Context = {
  subject: HistorySubject
  page: number
  lastPage: number
  isPartial: boolean
  cursor: string | null
  turns: Pick<AuditPage['meta'], 'previous' | 'next' | 'last'>
  acts: AuditEntry[]
}
type Event = { type: 'page.chosen'; page: number } | { type: 'reading.retried' } | { type: 'window.closed' }

/** The cursor of a reachable page: first, last, current, or a neighbour. */
function cursorOf({ page, lastPage, cursor, turns }: Context, chosen: number): string | null {
  if (chosen <= 1) return null
  if (chosen === page) return cursor
  if (chosen === page + 1) return turns.next
  return chosen === page - 1 ? turns.previous : chosen >= lastPage ? turns.last : null
}

/** The query of the request. */
const queryOf = ({ cursor }: Context) => ({ perPage: limits.pastHunts, ...(cursor && { cursor }) })

const reading = <const Src extends 'listUserAuditLog' | 'listRoleAuditLog' | 'listFederationAuditLog'>(
  src: Src,
) =>
  ({
    id: src,
    src,
    input: ({ context }: { context: Context }) => ({
      params: { id: context.subject.id },
      query: queryOf(context),
    }),
    onDone: {
      target: '#history.read',
      actions: {
        type: 'rememberActs',
        params: ({ event }: { event: { output: AuditPage } }) => event.output,
      },
    },
    onError: {
      target: '#history.failed',
      actions: { type: 'reportFailure', params: ({ event }: { event: { error: unknown } }) => event },
    },
  }) as const

/** The audit log of a user, a federation or a role, latest first. */
export const historyMachine = setup({
  types: {} as { context: Context; events: Event; input: { subject: HistorySubject } },
  actors: {
    listUserAuditLog: call(listUserAuditLog),
    listFederationAuditLog: call(listFederationAuditLog),
    listRoleAuditLog: call(listRoleAuditLog),
  },
  guards: {
    isOfUser: ({ context }) => context.subject.kind === 'user',
    isOfRole: ({ context }) => context.subject.kind === 'role',
  },
  actions: {
    ...shellActions,
    rememberActs: assign((_, { data, meta }: AuditPage) => {
      const { current_page: page, last_page: lastPage, is_partial: isPartial = false, ...turns } = meta
      return { acts: data, page, lastPage, isPartial, turns }
    }),
    turnTo: assign(({ context }, { page }: { page: number }) => ({ page, cursor: cursorOf(context, page) })),
  },
}).createMachine({
  id: 'history',
  description: 'L’historique d’un utilisateur, d’une fédération ou d’un rôle, page par page.',
  context: ({ input }) => ({
    ...input,
    page: 1,
    lastPage: 1,
    isPartial: false,
    cursor: null,
    turns: { previous: null, next: null, last: null },
    acts: [],
  }),
  initial: 'loading',
  on: { 'window.closed': '.closed' },
  states: {
    loading: {
      description: 'La page demandée est en cours de lecture.',
      tags: 'busy',
      initial: 'directed',
      states: {
        directed: {
          description: 'On sait de qui, ou de quoi, l’historique est lu.',
          always: [
            { guard: 'isOfUser', target: 'ofUser' },
            { guard: 'isOfRole', target: 'ofRole' },
            { target: 'ofFederation' },
          ],
        },
        ofUser: {
          description: 'L’historique d’un utilisateur est demandé.',
          invoke: reading('listUserAuditLog'),
        },
        ofRole: {
          description: 'L’historique d’un rôle est demandé.',
          invoke: reading('listRoleAuditLog'),
        },
        ofFederation: {
          description: 'L’historique d’une fédération est demandé.',
          invoke: reading('listFederationAuditLog'),
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
