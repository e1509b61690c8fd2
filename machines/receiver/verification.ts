import { assign, setup } from 'xstate'
import { readVerification } from '../../contract/receiver/received-animals.ts'
import type { Verification } from '../../contract/shared/certificates.ts'
import { call } from '../patterns/calls.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'

/** `token`: from the URL in the certificate's QR code. */
type Input = { token: string }
type Context = Input & { animal: Verification | null }

/** What a certificate attests, for anybody who scans its code. */
export const verificationMachine = setup({
  types: {} as { context: Context; input: Input; events: { type: 'verification.retried' } },
  actors: { readVerification: call(readVerification) },
  guards: failureGuards,
  actions: {
    ...shellActions,
    rememberAnimal: assign({ animal: (_, { animal }: { animal: Verification }) => animal }),
  },
}).createMachine({
  id: 'verification',
  description: 'Qui a un certificat en main vérifie l’animal, sans se connecter ; personne n’est nommé.',
  context: ({ input }) => ({ ...input, animal: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Le certificat est en cours de vérification.',
      tags: 'busy',
      invoke: {
        id: 'readVerification',
        src: 'readVerification',
        input: ({ context: { token } }) => ({ params: { token } }),
        onDone: {
          target: 'found',
          actions: { type: 'rememberAnimal', params: ({ event }) => ({ animal: event.output }) },
        },
        onError: [
          { guard: 'wasMissing', target: 'unknown' },
          { target: 'unavailable', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    found: {
      description: 'L’animal du certificat est montré, avec l’état de la recherche de trichine.',
      type: 'final',
    },
    unknown: { description: 'Aucun animal remis ne répond à ce code.', type: 'final' },
    unavailable: {
      description: 'Le certificat n’a pas pu être vérifié ; on peut réessayer.',
      on: { 'verification.retried': 'loading' },
    },
  },
})
