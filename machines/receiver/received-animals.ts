import { assign, setup } from 'xstate'
import { listReceivedAnimals, type ReceivedAnimal } from '../../contract/receiver/received-animals.ts'
import { waitOf } from '../../contract/problem.ts'
import { call, callDelays, waitDelays } from '../patterns/calls.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'
import { overloaded } from '../patterns/overload.ts'
import { problemReportMachine } from './problem-report.ts'

/** `asked`: the id of the animal whose problem the URL asks to report; null once it was looked for. */
type Input = { asked: number | null }
/** `chosen`: the animal whose problem is reported. `secondsToWait`: until the animals are read again. */
type Context = Input & { animals: ReceivedAnimal[]; chosen: ReceivedAnimal | null; secondsToWait: number }
type Listed = { animals: ReceivedAnimal[] }
type Event = { type: 'animals.retried' } | { type: 'problem.noticed'; animal: ReceivedAnimal }

/** « Ce que j’ai reçu »: the animals that a receiver received, with their certificates. */
export const receivedAnimalsMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: Input
    children: { problemReport: 'problemReport' }
  },
  actors: { listReceivedAnimals: call(listReceivedAnimals), problemReport: problemReportMachine },
  guards: {
    ...failureGuards,
    wasAsked: ({ context }) => context.asked !== null,
    isAsked: ({ context: { asked } }, { animals }: Listed) => animals.some(({ id }) => id === asked),
    hasChanged: (_, { output }: { output: { changed: boolean } }) => output.changed,
  },
  actions: {
    ...shellActions,
    rememberDelay: assign({ secondsToWait: (_, { error }: { error: unknown }) => waitOf(error) }),
    rememberAnimals: assign({ animals: (_, { animals }: Listed) => animals }),
    chooseAsked: assign({
      chosen: ({ context: { animals, asked } }) => animals.find(({ id }) => id === asked) ?? null,
    }),
    forgetAsked: assign({ asked: null }),
    rememberChosen: assign({ chosen: (_, { animal }: { animal: ReceivedAnimal }) => animal }),
    forgetChosen: assign({ chosen: null }),
  },
  delays: { ...callDelays, ...waitDelays },
}).createMachine({
  id: 'receivedAnimals',
  description:
    'Le particulier retrouve les animaux qu’on lui a remis, leurs certificats et des conseils, et signale un problème.',
  context: ({ input }) => ({ ...input, animals: [], chosen: null, secondsToWait: 0 }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Les animaux reçus sont en cours de lecture.',
      tags: 'busy',
      invoke: {
        id: 'listReceivedAnimals',
        src: 'listReceivedAnimals',
        onDone: [
          // The URL names the window of one of them, as after a reload.
          {
            guard: { type: 'isAsked', params: ({ event }) => ({ animals: event.output }) },
            target: 'reporting',
            actions: [
              { type: 'rememberAnimals', params: ({ event }) => ({ animals: event.output }) },
              'chooseAsked',
              'forgetAsked',
            ],
          },
          {
            guard: 'wasAsked',
            target: 'listed',
            actions: [
              { type: 'rememberAnimals', params: ({ event }) => ({ animals: event.output }) },
              'forgetAsked',
              { type: 'announce', params: { text: 'Cet animal n’est plus parmi ceux que vous avez reçus.' } },
            ],
          },
          {
            target: 'listed',
            actions: [
              { type: 'rememberAnimals', params: ({ event }) => ({ animals: event.output }) },
              'forgetAsked',
            ],
          },
        ],
        onError: [
          overloaded,
          {
            target: 'unavailable',
            actions: { type: 'reportFailure', params: ({ event }) => event },
          },
        ],
      },
      after: { CALL_TIMEOUT: 'unavailable' },
    },
    throttled: {
      description:
        'Le serveur a trop à faire ; les animaux reçus seront demandés de nouveau quand il le dit. Ce qui était déjà lu reste montré.',
      after: { WAIT_IMPOSED: 'loading' },
      on: { 'animals.retried': 'loading' },
    },
    unavailable: {
      description: 'Les animaux reçus n’ont pas pu être lus ; on peut réessayer.',
      on: { 'animals.retried': 'loading' },
    },
    listed: {
      description: 'Les animaux reçus sont montrés, le dernier en premier ; on peut signaler un problème.',
      on: {
        'problem.noticed': {
          target: 'reporting',
          actions: { type: 'rememberChosen', params: ({ event }) => event },
        },
      },
    },
    reporting: {
      description: 'La personne dit ce qui ne va pas avec un animal.',
      exit: 'forgetChosen',
      invoke: {
        id: 'problemReport',
        src: 'problemReport',
        input: ({ context }) => ({ subject: context.chosen! }),
        onDone: [
          { guard: { type: 'hasChanged', params: ({ event }) => event }, target: 'loading' },
          { target: 'listed' },
        ],
      },
    },
  },
})
