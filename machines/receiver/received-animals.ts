import { assign, setup } from 'xstate'
import type { ReceivedAnimal } from '../../contract/receiver/received-animals.ts'
import { call, callDelays } from '../patterns/calls.ts'
import { shellActions } from '../patterns/failures.ts'

type Context = { animals: ReceivedAnimal[] }

/** « Ce que j’ai reçu »: the animals that a receiver got, with their certificates. */
export const receivedAnimalsMachine = setup({
  types: {} as { context: Context; events: { type: 'animals.retried' } },
  actors: { listReceivedAnimals: call('listReceivedAnimals') },
  actions: {
    ...shellActions,
    rememberAnimals: assign({ animals: (_, { animals }: Context) => animals }),
  },
  delays: callDelays,
}).createMachine({
  id: 'receivedAnimals',
  description: 'Le particulier retrouve les animaux qu’on lui a remis, leurs certificats et des conseils.',
  context: { animals: [] },
  initial: 'loading',
  states: {
    loading: {
      description: 'Les animaux reçus sont en cours de lecture.',
      tags: 'busy',
      invoke: {
        id: 'listReceivedAnimals',
        src: 'listReceivedAnimals',
        onDone: {
          target: 'listed',
          actions: { type: 'rememberAnimals', params: ({ event }) => ({ animals: event.output }) },
        },
        onError: {
          target: 'unavailable',
          actions: { type: 'reportFailure', params: ({ event }) => event },
        },
      },
      after: { CALL_TIMEOUT: 'unavailable' },
    },
    unavailable: {
      description: 'Les animaux reçus n’ont pas pu être lus ; on peut réessayer.',
      on: { 'animals.retried': 'loading' },
    },
    listed: {
      description: 'Les animaux reçus sont montrés, le dernier en premier.',
      type: 'final',
    },
  },
})
