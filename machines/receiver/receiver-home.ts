import { assign, sendTo, setup } from 'xstate'
import { listWishes } from '../../contract/receiver/wishes.ts'
import { readSession } from '../../contract/shared/session.ts'
import { countContacts } from '../../contract/receiver/reachability.ts'
import { limits } from '../../contract/limits.ts'
import { listSpecimenTypes, type SpecimenType } from '../../contract/shared/specimen-types.ts'
import type { User } from '../../contract/shared/users.ts'
import { availabilitiesMachine } from './availabilities.ts'
import { ownOffersMachine } from './own-offers.ts'
import { receivedAnimalsMachine } from './received-animals.ts'
import { call } from '../patterns/calls.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'
import { type Preferences, preferencesMachine } from './preferences.ts'
import { reachabilityMachine } from './reachability.ts'
import type { Wish } from '../../contract/shared/wishes.ts'
import type { Children } from '../patterns/windows.ts'

/** `today`: `YYYY-MM-DD` where the person lives. `asked`: the animal whose problem the URL asks to report, by its id. */
type Input = { today: string; asked: number | null }
/** `hunters`: number of hunters who have the receiver's phone number. */
type Context = Input &
  Preferences & {
    hunters: number
    specimenTypes: SpecimenType[]
  }
type Event =
  | { type: 'count.retried' }
  | { type: 'preferences.retried' }
  | { type: 'receiver.changed' }
  | { type: 'availability.kept' }

/** After one of the three readings without which the preferences cannot be displayed has failed. */
const unread = [
  {
    target: '#receiverHome.preferences.unavailable',
    actions: { type: 'reportFailure', params: ({ event }: { event: { error: unknown } }) => event },
  },
] as const
type Answered<T> = { event: { output: T } }
/** One of these readings: its call, and what it reads, in French. */
const read = <K extends string, const R>(call: K, what: string, verb: 'est' | 'sont', remember: R) =>
  ({
    description: `${what}.`,
    initial: 'reading',
    states: {
      reading: {
        description: `${what} ${verb} en cours de lecture.`,
        invoke: {
          id: call,
          src: call,
          onDone: { target: 'read', actions: remember },
          onError: unread,
        },
      },
      read: { description: `${what} ${verb} connu${verb === 'est' ? '' : 's'}.`, type: 'final' },
    },
  }) as const

const actors = {
  countContacts: call(countContacts),
  readSession: call(readSession),
  listSpecimenTypes: call(listSpecimenTypes),
  listWishes: call(listWishes),
  reachability: reachabilityMachine,
  preferences: preferencesMachine,
  availabilities: availabilitiesMachine,
  ownOffers: ownOffersMachine,
  receivedAnimals: receivedAnimalsMachine,
}

/** The receiver's home (spec §2 « Mon espace particulier »): its banner and its cards. */
export const receiverHomeMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: Input
    children: Children<typeof actors>
  },
  actors,
  guards: failureGuards,
  actions: {
    ...shellActions,
    outdateReachability: sendTo('reachability', { type: 'reachability.outdated' }),
    outdateOffers: sendTo('ownOffers', { type: 'offers.outdated' }),
    tellAvailability: sendTo('availabilities', { type: 'always.kept' }),
    rememberCount: assign({
      hunters: (_, { number_contacts }: { number_contacts: number }) => number_contacts,
    }),
    rememberRadius: assign({
      radius: (_, { user }: { user: User }) => user.receiver?.search_radius ?? limits.searchRadius.default,
    }),
    rememberSpecimenTypes: assign({ specimenTypes: (_, { types }: { types: SpecimenType[] }) => types }),
    rememberWishes: assign({
      quantities: (_, { wishes }: { wishes: Wish[] }) =>
        Object.fromEntries(wishes.map((wish) => [wish.specimen_type_id, wish.quantity])),
    }),
  },
}).createMachine({
  id: 'receiverHome',
  description:
    'L’espace du particulier : s’il peut être trouvé, ce qu’on lui propose, ce qu’il a reçu, qui a ses coordonnées, ce qu’il recherche, quand il est disponible.',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    hunters: 0,
    radius: limits.searchRadius.default,
    specimenTypes: [],
    quantities: {},
  }),
  on: {
    'receiver.changed': { actions: ['outdateReachability', 'outdateOffers'] },
    'availability.kept': { actions: 'tellAvailability' },
  },
  states: {
    reachability: {
      description: 'Si les responsables de territoire peuvent le trouver.',
      invoke: { id: 'reachability', src: 'reachability', input: ({ self }) => ({ parent: self }) },
    },
    offers: {
      description: 'Ce qu’on lui propose.',
      invoke: { id: 'ownOffers', src: 'ownOffers' },
    },
    received: {
      description: 'Ce qu’il a reçu.',
      invoke: {
        id: 'receivedAnimals',
        src: 'receivedAnimals',
        input: ({ context: { asked }, self }) => ({ asked, parent: self }),
      },
    },
    contacts: {
      description: 'Combien de chasseurs ont ses coordonnées.',
      initial: 'counting',
      states: {
        counting: {
          description: 'Le nombre de chasseurs est en cours de lecture.',
          invoke: {
            id: 'countContacts',
            src: 'countContacts',
            onDone: {
              target: 'counted',
              actions: { type: 'rememberCount', params: ({ event }) => event.output },
            },
            onError: {
              target: 'uncounted',
              actions: { type: 'reportFailure', params: ({ event }) => event },
            },
          },
        },
        counted: { description: 'Le nombre de chasseurs est montré.', type: 'final' },
        uncounted: {
          description: 'Le nombre de chasseurs n’a pas pu être lu ; on peut réessayer.',
          on: { 'count.retried': 'counting' },
        },
      },
    },
    preferences: {
      description: 'Ce qu’il recherche.',
      initial: 'loading',
      states: {
        loading: {
          description: 'Le rayon, les gibiers et les souhaits sont lus en même temps.',
          tags: 'busy',
          type: 'parallel',
          onDone: 'opened',
          states: {
            radius: read('readSession', 'Le rayon', 'est', {
              type: 'rememberRadius',
              params: ({ event }: Answered<{ user: User }>) => event.output,
            }),
            specimenTypes: read('listSpecimenTypes', 'Les types de gibier', 'sont', {
              type: 'rememberSpecimenTypes',
              params: ({ event }: Answered<SpecimenType[]>) => ({ types: event.output }),
            }),
            wishes: read('listWishes', 'Les souhaits', 'sont', {
              type: 'rememberWishes',
              params: ({ event }: Answered<Wish[]>) => ({ wishes: event.output }),
            }),
          },
        },
        unavailable: {
          description: 'Les préférences n’ont pas pu être lues ; on peut réessayer.',
          on: { 'preferences.retried': 'loading' },
        },
        opened: {
          description: 'Les préférences sont montrées et peuvent être changées.',
          invoke: {
            id: 'preferences',
            src: 'preferences',
            input: ({ context: { radius, quantities }, self }) => ({ radius, quantities, parent: self }),
            onDone: 'loading',
          },
        },
      },
    },
    availabilities: {
      description: 'Quand il est disponible.',
      invoke: {
        id: 'availabilities',
        src: 'availabilities',
        input: ({ context: { today }, self }) => ({ today, parent: self }),
      },
    },
  },
})
