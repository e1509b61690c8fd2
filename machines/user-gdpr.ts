import { assign, setup } from 'xstate'
import type { ManagedUser } from '../contract/managed-users.ts'
import { messageOf } from '../contract/problem.ts'
import type { GdprDecision } from '../contract/user-acts.ts'
import { call, callDelays } from './calls.ts'
import { failureGuards, shellActions } from './failures.ts'

/** `decision`: what is being noted; `reason`: why the server refuses, in French. */
type Context = { user: ManagedUser; decision: GdprDecision | null; reason: string }
type Event =
  | { type: 'decision.chosen'; decision: GdprDecision }
  | { type: 'decision.retried' }
  | { type: 'window.closed' }

/** Notes what a user decided on the use of their data, never back to pending (spec §4 « GDPR state »). */
export const userGdprMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: { user: ManagedUser }
    output: { changed: boolean }
  },
  actors: { setUserGdpr: call('setUserGdpr') },
  guards: {
    ...failureGuards,
    isNew: ({ context }, { decision }: { decision: GdprDecision }) => context.user.gdpr_state !== decision,
  },
  actions: {
    ...shellActions,
    rememberDecision: assign({ decision: (_, { decision }: { decision: GdprDecision }) => decision }),
    rememberReason: assign({ reason: (_, { error }: { error: unknown }) => messageOf(error) }),
  },
  delays: callDelays,
}).createMachine({
  id: 'userGdpr',
  description: 'On note le choix RGPD d’un utilisateur.',
  context: ({ input }) => ({ ...input, decision: null, reason: '' }),
  initial: 'choosing',
  output: ({ event }) => event.output as { changed: boolean },
  states: {
    choosing: {
      description: 'Le choix actuel est rappelé, l’autre est proposé.',
      on: {
        'decision.chosen': {
          guard: { type: 'isNew', params: ({ event }) => event },
          target: 'saving',
          actions: { type: 'rememberDecision', params: ({ event }) => event },
        },
        'window.closed': 'abandoned',
      },
    },
    saving: {
      description: 'Le choix est envoyé au serveur.',
      tags: 'busy',
      invoke: {
        id: 'setUserGdpr',
        src: 'setUserGdpr',
        input: ({ context: { user, decision } }) => ({
          params: { id: user.id },
          body: { gdpr_state: decision! },
        }),
        onDone: {
          target: 'saved',
          actions: { type: 'announce', params: { text: 'Modification enregistrée.' } },
        },
        onError: [
          { guard: 'wasMissing', target: 'outdated' },
          {
            guard: 'wasInConflict',
            target: 'refused',
            actions: { type: 'rememberReason', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
      after: { CALL_TIMEOUT: 'failed' },
    },
    failed: {
      description: 'Le choix n’a pas pu être noté ; on peut réessayer ou renoncer.',
      on: { 'decision.retried': 'saving', 'window.closed': 'abandoned' },
    },
    refused: {
      description: 'Le choix ne peut plus être noté pour ce compte.',
      on: { 'window.closed': 'outdated' },
    },
    saved: { description: 'Le choix est noté.', type: 'final', output: { changed: true } },
    outdated: {
      description: 'Ce qui était montré a changé entre-temps ; il faut le relire.',
      type: 'final',
      output: { changed: true },
    },
    abandoned: {
      description: 'La personne a renoncé, rien n’a changé.',
      type: 'final',
      output: { changed: false },
    },
  },
})
