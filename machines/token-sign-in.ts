import { setup } from 'xstate'
import { call, callDelays } from './calls.ts'
import { failureGuards, shellActions } from './failures.ts'

type Context = { token: string }
type Event = { type: 'entry.confirmed' } | { type: 'entry.retried' }

/**
 * Signs in by a link that staff has given. To open its page uses nothing up: only the person's gesture
 * does, so that whatever looks at links before them does no harm.
 */
export const tokenSignInMachine = setup({
  types: {} as { context: Context; events: Event; input: Context },
  actors: { signInByLink: call('signInByLink') },
  guards: failureGuards,
  actions: {
    ...shellActions,
    /** Opens the application anew, as the person whom the link is for. */
    openApplication: () => {},
  },
  delays: callDelays,
}).createMachine({
  id: 'tokenSignIn',
  description: 'Une personne ouvre une session avec un lien de connexion.',
  context: ({ input }) => input,
  initial: 'ready',
  states: {
    ready: {
      description: 'Le lien n’est pas encore utilisé ; la personne confirme.',
      on: { 'entry.confirmed': 'entering' },
    },
    entering: {
      description: 'Le lien est utilisé.',
      tags: 'busy',
      invoke: {
        id: 'signInByLink',
        src: 'signInByLink',
        input: ({ context: { token } }) => ({ body: { token } }),
        onDone: { target: 'entered', actions: 'openApplication' },
        onError: [
          { guard: 'wasMissing', target: 'expired' },
          { guard: 'wasRefused', target: 'expired' },
          { target: 'failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
      after: { CALL_TIMEOUT: 'failed' },
    },
    failed: {
      description: 'La session n’a pas pu être ouverte ; on peut réessayer.',
      on: { 'entry.retried': 'entering' },
    },
    entered: { description: 'La session est ouverte.', type: 'final' },
    expired: { description: 'Le lien a déjà servi, ou n’est plus bon.', type: 'final' },
  },
})
