import { assign, setup } from 'xstate'
import type { User } from '../../contract/shared/users.ts'
import { call, callDelays } from '../patterns/calls.ts'
import { shellActions } from '../patterns/failures.ts'

/** `isAssisted`: staff acts on the person's behalf, and cannot accept the terms. */
type Context = { user: User; isAssisted: boolean }
type Event =
  | { type: 'terms.ticked' }
  | { type: 'terms.unticked' }
  | { type: 'terms.submitted' }
  | { type: 'account.checked' }

/**
 * Accepts the terms of use of the person's role (spec §2 « Terms of use »). Final once stored; output:
 * the updated account.
 */
export const termsMachine = setup({
  types: {} as { context: Context; events: Event; input: Context; output: User },
  actors: { acceptTerms: call('acceptTerms'), readSession: call('readSession') },
  guards: { isThemselves: ({ context }) => !context.isAssisted },
  actions: {
    ...shellActions,
    rememberUser: assign((_, { user }: { user: User }) => ({ user })),
  },
  delays: callDelays,
}).createMachine({
  id: 'terms',
  description: 'Une personne lit et accepte les conditions d’utilisation de son rôle.',
  context: ({ input }) => input,
  output: ({ context }) => context.user,
  initial: 'reading',
  states: {
    reading: {
      description: 'La personne lit ; elle n’a pas encore coché.',
      on: { 'terms.ticked': { guard: 'isThemselves', target: 'ticked' } },
    },
    ticked: {
      description: 'La case est cochée : elle peut continuer.',
      on: { 'terms.unticked': 'reading', 'terms.submitted': 'accepting' },
    },
    accepting: {
      description: 'L’accord est envoyé au serveur.',
      tags: 'busy',
      invoke: {
        id: 'acceptTerms',
        src: 'acceptTerms',
        input: { body: { accept_tos: true } },
        onDone: 'checking',
        onError: { target: 'failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
      after: { CALL_TIMEOUT: 'failed' },
    },
    failed: {
      description: 'L’accord n’a pas pu être enregistré ; on peut réessayer.',
      on: { 'terms.submitted': 'accepting', 'terms.unticked': 'reading' },
    },
    checking: {
      description: 'L’accord est enregistré ; on relit le compte.',
      tags: 'busy',
      invoke: {
        id: 'readSession',
        src: 'readSession',
        onDone: {
          target: 'accepted',
          actions: { type: 'rememberUser', params: ({ event }) => event.output },
        },
        onError: { target: 'unchecked', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
      after: { CALL_TIMEOUT: 'unchecked' },
    },
    unchecked: {
      description: 'L’accord est enregistré, mais le compte n’a pas pu être relu ; on peut réessayer.',
      on: { 'account.checked': 'checking' },
    },
    accepted: { description: 'L’accord est enregistré, le compte est à jour.', type: 'final' },
  },
})
