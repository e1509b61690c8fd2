import { assign, sendTo, setup } from 'xstate'
import type { ReceivedAnimal } from '../../contract/receiver/received-animals.ts'
import { readReceived, type ReportedLine } from '../../contract/receiver/reported-lines.ts'
import { call } from '../patterns/calls.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'
import { lineContestMachine } from './line-contest.ts'
import { problemReportMachine } from './problem-report.ts'
import { parentOf, type WithParent } from '../patterns/parent.ts'
import { leadingBack, opening, windowGuards } from '../patterns/windows.ts'

/** `asked`: the id of the animal whose problem the URL asks to report; null once it was looked for. */
type Input = WithParent<{ type: 'receiver.changed' }> & { asked: number | null }
/**
 * `lines`: what reports say. `chosen`: the animal whose problem is reported. `doubted`: the line that is contested.
 */
type Context = Input & {
  animals: ReceivedAnimal[]
  lines: ReportedLine[]
  chosen: ReceivedAnimal | null
  doubted: ReportedLine | null
}
type Listed = { animals: ReceivedAnimal[]; lines: ReportedLine[] }
type Event =
  | { type: 'animals.retried' }
  | { type: 'problem.noticed'; animal: ReceivedAnimal }
  | { type: 'line.doubted'; line: ReportedLine }

/** « Ce que j’ai reçu »: the animals that a receiver received, with their certificates, and what reports say. */
export const receivedAnimalsMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: Input
    children: { problemReport: 'problemReport'; lineContest: 'lineContest' }
  },
  actors: {
    readReceived: call(readReceived),
    problemReport: problemReportMachine,
    lineContest: lineContestMachine,
  },
  guards: {
    ...failureGuards,
    wasAsked: ({ context }) => context.asked !== null,
    isAsked: ({ context: { asked } }, { animals }: Pick<Listed, 'animals'>) =>
      animals.some(({ id }) => id === asked),
    ...windowGuards,
  },
  actions: {
    ...shellActions,
    rememberReceived: assign((_, { animals, lines }: Listed) => ({ animals, lines })),
    chooseAsked: assign({
      chosen: ({ context: { animals, asked } }) => animals.find(({ id }) => id === asked) ?? null,
    }),
    forgetAsked: assign({ asked: null }),
    rememberChosen: assign({ chosen: (_, { animal }: { animal: ReceivedAnimal }) => animal }),
    forgetChosen: assign({ chosen: null }),
    rememberDoubted: assign({ doubted: (_, { line }: { line: ReportedLine }) => line }),
    forgetDoubted: assign({ doubted: null }),
    /** What counts as received has changed, which givers see. */
    notifyChange: sendTo(({ context, self }) => parentOf(context, self), { type: 'receiver.changed' }),
  },
}).createMachine({
  id: 'receivedAnimals',
  description:
    'Le particulier retrouve ce qu’on lui a remis, avec certificats et conseils, signale un problème, et conteste ce qu’un compte rendu dit à tort.',
  context: ({ input }) => ({
    ...input,
    animals: [],
    lines: [],
    chosen: null,
    doubted: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Les animaux reçus sont en cours de lecture.',
      tags: 'busy',
      invoke: {
        id: 'readReceived',
        src: 'readReceived',
        onDone: [
          // The URL names the window of one of them, as after a reload.
          {
            guard: { type: 'isAsked', params: ({ event }) => event.output },
            target: 'reporting',
            actions: [
              { type: 'rememberReceived', params: ({ event }) => event.output },
              'chooseAsked',
              'forgetAsked',
            ],
          },
          {
            guard: 'wasAsked',
            target: 'listed',
            actions: [
              { type: 'rememberReceived', params: ({ event }) => event.output },
              'forgetAsked',
              { type: 'announce', params: { text: 'Cet animal n’est plus parmi ceux que vous avez reçus.' } },
            ],
          },
          {
            target: 'listed',
            actions: [{ type: 'rememberReceived', params: ({ event }) => event.output }, 'forgetAsked'],
          },
        ],
        onError: [
          {
            target: 'unavailable',
            actions: { type: 'reportFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    unavailable: {
      description: 'Les animaux reçus n’ont pas pu être lus ; on peut réessayer.',
      on: { 'animals.retried': 'loading' },
    },
    listed: {
      description:
        'Ce qui a été reçu est montré, le dernier en premier ; on peut signaler un problème, ou dire que l’on n’a rien reçu.',
      on: {
        'line.doubted': opening('contesting', 'rememberDoubted'),
        'problem.noticed': opening('reporting', 'rememberChosen'),
      },
    },
    reporting: {
      description: 'La personne dit ce qui ne va pas avec un animal.',
      exit: 'forgetChosen',
      invoke: {
        id: 'problemReport',
        src: 'problemReport',
        input: ({ context }) => ({ subject: context.chosen! }),
        onDone: leadingBack({ target: 'loading' }, 'listed'),
      },
    },
    contesting: {
      description: 'La personne dit qu’elle n’a pas reçu ce qu’un compte rendu dit.',
      exit: 'forgetDoubted',
      invoke: {
        id: 'lineContest',
        src: 'lineContest',
        input: ({ context }) => ({ subject: context.doubted! }),
        onDone: leadingBack({ target: 'loading', actions: 'notifyChange' }, 'listed'),
      },
    },
  },
})
