import { setup } from 'xstate'
import { checkAddressLink, confirmAddress } from '../../contract/sign-in/addresses.ts'
import { call } from '../patterns/calls.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'

/** `token`: from the URL in the mail. */
type Input = { token: string }
type Checked = { is_confirmed: boolean }

/**
 * Confirms an e-mail address through a mailed link. Mail scanners open links, so opening the page confirms nothing:
 * the person has to press a button, unless their address is confirmed already.
 */
export const addressConfirmationMachine = setup({
  types: {} as { context: Input; events: { type: 'link.followed' }; input: Input },
  actors: { checkAddressLink: call(checkAddressLink), confirmAddress: call(confirmAddress) },
  guards: {
    ...failureGuards,
    isConfirmed: (_, { is_confirmed }: Checked) => is_confirmed,
  },
  actions: shellActions,
}).createMachine({
  id: 'addressConfirmation',
  description: 'Une personne confirme son adresse e-mail avec le lien qu’elle a reçu.',
  context: ({ input }) => input,
  initial: 'checking',
  states: {
    checking: {
      description: 'On regarde si l’adresse est déjà confirmée ; rien ne change.',
      invoke: {
        id: 'checkAddressLink',
        src: 'checkAddressLink',
        input: ({ context: { token } }) => ({ body: { token } }),
        onDone: [
          { guard: { type: 'isConfirmed', params: ({ event }) => event.output }, target: 'confirmed' },
          { target: 'offered' },
        ],
        // The button answers it too.
        onError: 'offered',
      },
    },
    offered: {
      description: 'Le lien est ouvert ; rien n’est envoyé tant que la personne n’a pas appuyé.',
      on: { 'link.followed': 'following' },
    },
    following: {
      description: 'La confirmation est partie, on attend la réponse du serveur.',
      tags: 'busy',
      invoke: {
        id: 'confirmAddress',
        src: 'confirmAddress',
        input: ({ context: { token } }) => ({ body: { token } }),
        onDone: 'followed',
        onError: [
          { guard: 'wasMissing', target: 'dead' },
          { guard: 'wasRefused', target: 'dead' },
          { target: 'failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    failed: {
      description: 'La confirmation n’a pas abouti ; le lien reste bon, on peut réessayer.',
      on: { 'link.followed': 'following' },
    },
    followed: {
      description: 'L’adresse est confirmée, par ce lien ou déjà avant : il reste à continuer.',
      type: 'final',
    },
    confirmed: {
      description: 'L’adresse était déjà confirmée quand le lien s’est ouvert : il reste à continuer.',
      type: 'final',
    },
    dead: {
      description: 'Le lien a déjà servi ou a expiré : il faut se connecter pour en recevoir un autre.',
      type: 'final',
    },
  },
})
