import { assign, setup } from 'xstate'
import type { ManagedUser } from '../../contract/users/managed-users.ts'
import { messageOf } from '../../contract/problem.ts'
import { setUserGdpr, type GdprDecision } from '../../contract/users/user-commands.ts'
import { call } from '../patterns/calls.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'
import { commandStates, type CommandEvent } from '../patterns/command-states.ts'

/** `decision`: the choice to record. `reason`: why the server refused, in French. */
type Context = { user: ManagedUser; decision: GdprDecision | null; reason: string }
type Event = { type: 'decision.chosen'; decision: GdprDecision } | CommandEvent

/**
 * Records a user's decision on the use of their data; it can never become pending again (spec §4 « GDPR
 * state »).
 */
export const userGdprMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: { user: ManagedUser }
    output: { changed: boolean }
  },
  actors: { setUserGdpr: call(setUserGdpr) },
  guards: {
    ...failureGuards,
    isNew: ({ context }, { decision }: { decision: GdprDecision }) => context.user.gdpr_state !== decision,
  },
  actions: {
    ...shellActions,
    rememberDecision: assign({ decision: (_, { decision }: { decision: GdprDecision }) => decision }),
    rememberReason: assign({ reason: (_, { error }: { error: unknown }) => messageOf(error) }),
  },
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
          target: 'sending',
          actions: { type: 'rememberDecision', params: ({ event }) => event },
        },
        'command.closed': 'abandoned',
      },
    },
    ...commandStates({
      call: 'setUserGdpr',
      src: 'setUserGdpr',
      input: ({ context: { user, decision } }: { context: Context }) => ({
        params: { id: user.id },
        body: { gdpr_state: decision! },
      }),
      announced: 'Modification enregistrée.',
      states: { done: 'Le choix est noté.', refused: 'Le choix ne peut plus être noté pour ce compte.' },
    }),
  },
})
