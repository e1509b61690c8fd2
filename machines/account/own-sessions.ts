import { assign, setup } from 'xstate'
import {
  listSessions,
  closeSession,
  closeOtherSessions,
  type OwnSession,
} from '../../contract/account/own-sessions.ts'
import { call } from '../patterns/calls.ts'
import type { ConfirmationEvent } from '../patterns/confirmation.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'

/** `isAssisted`: staff acts on the person's behalf, and sees none of their sessions. */
type Input = { isAssisted: boolean }
/** `chosen`: the session being closed. */
type Context = Input & { sessions: OwnSession[]; chosen: number | null }
type Event =
  | { type: 'sessions.retried' }
  | { type: 'closing.requested'; id: number }
  | { type: 'closingOthers.requested' }
  | ConfirmationEvent

/** The person's open sessions: lists them and closes those that are unused or unknown. */
export const ownSessionsMachine = setup({
  types: {} as { context: Context; events: Event; input: Input },
  actors: {
    listSessions: call(listSessions),
    closeSession: call(closeSession),
    closeOtherSessions: call(closeOtherSessions),
  },
  guards: {
    ...failureGuards,
    isAssisted: ({ context }) => context.isAssisted,
    isOther: ({ context }, { id }: { id: number }) =>
      context.sessions.some((session) => session.id === id && !session.is_current),
    hasOthers: ({ context }) => context.sessions.some(({ is_current }) => !is_current),
  },
  actions: {
    ...shellActions,
    rememberSessions: assign({ sessions: (_, { sessions }: { sessions: OwnSession[] }) => sessions }),
    rememberChoice: assign({ chosen: (_, { id }: { id: number }) => id }),
  },
}).createMachine({
  id: 'ownSessions',
  description: 'Une personne voit où son compte est ouvert, et ferme ses autres sessions.',
  context: ({ input }) => ({ ...input, sessions: [], chosen: null }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Quelqu’un agit-il à la place de la personne ?',
      always: [{ guard: 'isAssisted', target: 'closed' }, { target: 'loading' }],
    },
    closed: { description: 'Seule la personne voit ses sessions.', type: 'final' },
    loading: {
      description: 'Ses sessions sont en cours de lecture.',
      tags: 'busy',
      invoke: {
        id: 'listSessions',
        src: 'listSessions',
        onDone: {
          target: 'listed',
          actions: { type: 'rememberSessions', params: ({ event }) => ({ sessions: event.output }) },
        },
        onError: { target: 'unavailable', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
    },
    unavailable: {
      description: 'Ses sessions n’ont pas pu être lues ; on peut réessayer.',
      on: { 'sessions.retried': 'loading' },
    },
    listed: {
      description: 'Ses sessions sont montrées, celle de cet appareil en premier.',
      initial: 'fresh',
      on: {
        'closing.requested': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'closing',
          actions: { type: 'rememberChoice', params: ({ event }) => event },
        },
        'closingOthers.requested': { guard: 'hasOthers', target: 'confirming' },
      },
      states: {
        fresh: { description: 'Elles viennent d’être lues.' },
        failed: { description: 'La fermeture n’a pas abouti ; on peut réessayer.' },
      },
    },
    closing: {
      description: 'La fermeture d’une session est envoyée au serveur.',
      tags: 'busy',
      invoke: {
        id: 'closeSession',
        src: 'closeSession',
        input: ({ context }) => ({ params: { id: context.chosen! } }),
        onDone: {
          target: 'loading',
          actions: { type: 'announce', params: { text: 'Session fermée.' } },
        },
        onError: [
          // It is already closed.
          { guard: 'wasMissing', target: 'loading' },
          { target: 'listed.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    confirming: {
      description: 'On demande confirmation avant de fermer toutes les autres.',
      on: { 'question.confirmed': 'closingOthers', 'question.cancelled': 'listed' },
    },
    closingOthers: {
      description: 'La fermeture de toutes les autres est envoyée au serveur.',
      tags: 'busy',
      invoke: {
        id: 'closeOtherSessions',
        src: 'closeOtherSessions',
        onDone: {
          target: 'loading',
          actions: { type: 'announce', params: { text: 'Autres sessions fermées.' } },
        },
        onError: {
          target: 'listed.failed',
          actions: { type: 'reportFailure', params: ({ event }) => event },
        },
      },
    },
  },
})
