import { assign, sendTo, setup } from 'xstate'
import { saveAvailabilities } from '../../contract/receiver/availabilities.ts'
import { setGdprState } from '../../contract/shared/gdpr-choice.ts'
import { readReachability, type Barrier, type Reachability } from '../../contract/receiver/reachability.ts'
import { call } from '../patterns/calls.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'
import { parentOf, type WithParent } from '../patterns/parent.ts'

/** Sent to the parent once the receiver has become always available. */
export type AvailabilityGiven = { type: 'availability.kept' }
type Input = WithParent<AvailabilityGiven>
type Context = Input & { reachability: Reachability }
type Event =
  | { type: 'reading.retried' }
  | { type: 'reachability.outdated' }
  | { type: 'consent.given' }
  | { type: 'availability.given' }

/** Whether givers find the receiver and, if not, why and how to change that. */
export const reachabilityMachine = setup({
  types: {} as { context: Context; events: Event; input: Input },
  actors: {
    readReachability: call(readReachability),
    setGdprState: call(setGdprState),
    saveAvailabilities: call(saveAvailabilities),
  },
  guards: {
    ...failureGuards,
    isReachable: (_, { reachability }: { reachability: Reachability }) => reachability.barriers.length === 0,
    isHinderedBy: ({ context }, { barrier }: { barrier: Barrier }) =>
      context.reachability.barriers.includes(barrier),
  },
  actions: {
    ...shellActions,
    rememberReachability: assign({
      reachability: (_, { reachability }: { reachability: Reachability }) => reachability,
    }),
    notifyAvailability: sendTo(({ context, self }) => parentOf(context, self), { type: 'availability.kept' }),
  },
}).createMachine({
  id: 'reachability',
  description:
    'Le particulier voit si les responsables de territoire peuvent le trouver et, sinon, pourquoi.',
  context: ({ input }) => ({
    ...input,
    reachability: { barriers: [], is_undecided: false, sum_donation: 0 },
  }),
  initial: 'reading',
  states: {
    reading: {
      description: 'L’état est en cours de lecture.',
      tags: 'busy',
      on: { 'reachability.outdated': { target: 'reading', reenter: true } },
      invoke: {
        id: 'readReachability',
        src: 'readReachability',
        onDone: [
          {
            guard: { type: 'isReachable', params: ({ event }) => ({ reachability: event.output }) },
            target: 'reachable',
            actions: {
              type: 'rememberReachability',
              params: ({ event }) => ({ reachability: event.output }),
            },
          },
          {
            target: 'hindered',
            actions: {
              type: 'rememberReachability',
              params: ({ event }) => ({ reachability: event.output }),
            },
          },
        ],
        onError: { target: 'unavailable', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
    },
    unavailable: {
      description: 'L’état n’a pas pu être lu ; on peut réessayer.',
      on: { 'reading.retried': 'reading', 'reachability.outdated': 'reading' },
    },
    reachable: {
      description: 'Les responsables de territoire peuvent le trouver ; on dit ce qu’ils voient.',
      on: { 'reachability.outdated': 'reading' },
    },
    hindered: {
      description: 'Ils ne peuvent pas le trouver ; chaque raison est dite, avec ce qui y remédie.',
      initial: 'told',
      on: {
        'reachability.outdated': 'reading',
        'consent.given': {
          guard: { type: 'isHinderedBy', params: { barrier: 'refused' } },
          target: 'mending.consent',
        },
        'availability.given': {
          guard: { type: 'isHinderedBy', params: { barrier: 'availability' } },
          target: 'mending.availability',
        },
      },
      states: {
        told: { description: 'Les raisons sont dites.' },
        unsaved: { description: 'Le changement n’a pas été enregistré ; on le dit, et on peut recommencer.' },
      },
    },
    mending: {
      description: 'Le changement est envoyé au serveur.',
      tags: 'busy',
      initial: 'availability',
      states: {
        consent: {
          description: 'L’accord à l’utilisation de ses données est envoyé.',
          invoke: {
            id: 'setGdprState',
            src: 'setGdprState',
            input: { body: { gdpr_state: 'accepted' } },
            onDone: {
              target: '#reachability.reading',
              actions: { type: 'announce', params: { text: 'Modification enregistrée.' } },
            },
            onError: {
              target: '#reachability.hindered.unsaved',
              actions: { type: 'reportFailure', params: ({ event }) => event },
            },
          },
        },
        availability: {
          description: 'Sa disponibilité de tous les jours est envoyée.',
          invoke: {
            id: 'saveAvailabilities',
            src: 'saveAvailabilities',
            input: { body: { is_always_available: true, started_at_dates: [], ended_at_dates: [] } },
            onDone: {
              target: '#reachability.reading',
              actions: [
                'notifyAvailability',
                { type: 'announce', params: { text: 'Disponibilités enregistrées.' } },
              ],
            },
            onError: {
              target: '#reachability.hindered.unsaved',
              actions: { type: 'reportFailure', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
})
