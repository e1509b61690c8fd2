import { setup } from 'xstate'
import { call, callDelays } from './calls.ts'
import { failureGuards, shellActions } from './failures.ts'

type Context = { token: string }

/**
 * Confirms an address by the link of a mail. Programs that examine mails open their links; so the
 * link opens the page only, and the confirmation is a gesture.
 */
export const addressConfirmationMachine = setup({
  types: {} as { context: Context; events: { type: 'confirmation.submitted' }; input: Context },
  actors: { confirmAddress: call('confirmAddress') },
  guards: failureGuards,
  actions: shellActions,
  delays: callDelays,
}).createMachine({
  id: 'addressConfirmation',
  description: 'Une personne confirme son adresse e-mail avec le lien qu’elle a reçu.',
  context: ({ input }) => input,
  initial: 'offered',
  states: {
    offered: {
      description: 'Le lien est ouvert ; rien n’est envoyé tant que la personne n’a pas appuyé.',
      on: { 'confirmation.submitted': 'confirming' },
    },
    confirming: {
      description: 'La confirmation est partie, on attend la réponse du serveur.',
      tags: 'busy',
      invoke: {
        id: 'confirmAddress',
        src: 'confirmAddress',
        input: ({ context: { token } }) => ({ body: { token } }),
        onDone: 'confirmed',
        onError: [
          { guard: 'wasMissing', target: 'dead' },
          { guard: 'wasRefused', target: 'dead' },
          { target: 'failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
      after: { CALL_TIMEOUT: 'failed' },
    },
    failed: {
      description: 'La confirmation n’a pas abouti ; le lien reste bon, on peut réessayer.',
      on: { 'confirmation.submitted': 'confirming' },
    },
    confirmed: {
      description: 'L’adresse est confirmée, par ce lien ou déjà avant : il reste à continuer.',
      type: 'final',
    },
    dead: {
      description: 'Le lien a déjà servi ou a expiré : il faut se connecter pour en recevoir un autre.',
      type: 'final',
    },
  },
})
