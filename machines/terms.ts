import { setup } from 'xstate'
import { call, callDelays } from './calls.ts'
import { shellActions } from './failures.ts'

type Event = { type: 'terms.ticked' } | { type: 'terms.unticked' } | { type: 'terms.submitted' }

/** Accepts the terms of use of one's role (spec §2 « Terms of use »). Done once the server stored it. */
export const termsMachine = setup({
  types: {} as { events: Event },
  actors: { acceptTerms: call('acceptTerms') },
  actions: shellActions,
  delays: callDelays,
}).createMachine({
  id: 'terms',
  description: 'Une personne lit et accepte les conditions d’utilisation de son rôle.',
  initial: 'reading',
  states: {
    reading: {
      description: 'La personne lit ; elle n’a pas encore coché.',
      on: { 'terms.ticked': 'ticked' },
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
        onDone: 'accepted',
        onError: { target: 'failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
      after: { CALL_TIMEOUT: 'failed' },
    },
    failed: {
      description: 'L’accord n’a pas pu être enregistré ; on peut réessayer.',
      on: { 'terms.submitted': 'accepting', 'terms.unticked': 'reading' },
    },
    accepted: { description: 'L’accord est enregistré.', type: 'final' },
  },
})
