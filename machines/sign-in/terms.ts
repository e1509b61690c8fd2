import { assign, setup } from 'xstate'
import { readSession } from '../../contract/shared/session.ts'
import { fieldsOf, messageOf } from '../../contract/problem.ts'
import { termsVersions } from '../../contract/shared/terms.ts'
import { acceptTerms, GIVER, RECEIVER, type User } from '../../contract/shared/users.ts'
import { call } from '../patterns/calls.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'

/** `isAssisted`: staff acts on the person's behalf, and cannot accept the terms. */
type Input = { user: User; isAssisted: boolean }
/** `reason`: why the server refused the version that was shown, in French. */
type Context = Input & { reason: string }
type Event =
  | { type: 'terms.ticked' }
  | { type: 'terms.unticked' }
  | { type: 'terms.submitted' }
  | { type: 'account.checked' }
  | { type: 'page.reloaded' }

/** The version of the terms that this application shows to a person. */
export const shownTerms = ({ giver }: Pick<User, 'giver'>): string => termsVersions[giver ? GIVER : RECEIVER]

/**
 * Accepts the terms of use of the person's role (spec §2 « Terms of use »). Final once stored; output:
 * the updated account.
 */
export const termsMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; output: User },
  actors: { acceptTerms: call(acceptTerms), readSession: call(readSession) },
  guards: { ...failureGuards, isThemselves: ({ context }) => !context.isAssisted },
  actions: {
    ...shellActions,
    rememberUser: assign((_, { user }: { user: User }) => ({ user })),
    rememberReason: assign({
      reason: (_, { error }: { error: unknown }) => fieldsOf(error)['version']?.[0] ?? messageOf(error),
    }),
    /** Reloads the page with the application of now. Does nothing until the page provides it. */
    reloadPage: () => {},
  },
}).createMachine({
  id: 'terms',
  description: 'Une personne lit et accepte les conditions d’utilisation de son rôle.',
  context: ({ input }) => ({ ...input, reason: '' }),
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
        input: ({ context: { user } }) => ({ body: { accept_tos: true, version: shownTerms(user) } }),
        onDone: 'checking',
        onError: [
          {
            guard: 'wasRefused',
            target: 'outdated',
            actions: { type: 'rememberReason', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    failed: {
      description: 'L’accord n’a pas pu être enregistré ; on peut réessayer.',
      on: { 'terms.submitted': 'accepting', 'terms.unticked': 'reading' },
    },
    outdated: {
      description:
        'Les conditions ont changé depuis que la page est ouverte ; la recharger montre les nouvelles.',
      on: { 'page.reloaded': { target: 'reading', actions: 'reloadPage' } },
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
    },
    unchecked: {
      description: 'L’accord est enregistré, mais le compte n’a pas pu être relu ; on peut réessayer.',
      on: { 'account.checked': 'checking' },
    },
    accepted: { description: 'L’accord est enregistré, le compte est à jour.', type: 'final' },
  },
})
