import { assign, sendTo, setup } from 'xstate'
import { limits } from '../../contract/limits.ts'
import type { SpecimenType } from '../../contract/shared/specimen-types.ts'
import type { User } from '../../contract/shared/users.ts'
import { availabilitiesMachine } from './availabilities.ts'
import { ownOffersMachine } from './own-offers.ts'
import { receivedAnimalsMachine } from './received-animals.ts'
import { call, callDelays } from '../patterns/calls.ts'
import { shellActions } from '../patterns/failures.ts'
import { type Preferences, preferencesMachine } from './preferences.ts'
import { reachabilityMachine } from './reachability.ts'
import type { Wish } from '../../contract/shared/wishes.ts'

/** `today`: `YYYY-MM-DD` in France. */
type Input = { today: string }
/** `hunters`: number of hunters who have the receiver's phone number. */
type Context = Input & Preferences & { hunters: number; specimenTypes: SpecimenType[] }
type Event =
  | { type: 'count.retried' }
  | { type: 'preferences.retried' }
  | { type: 'receiver.changed' }
  | { type: 'availability.kept' }

/** The receiver's home (spec §2 « Mon espace particulier »): its banner and its cards. */
export const receiverHomeMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: Input
    children: {
      reachability: 'reachability'
      preferences: 'preferences'
      availabilities: 'availabilities'
      ownOffers: 'ownOffers'
      receivedAnimals: 'receivedAnimals'
    }
  },
  actors: {
    countContacts: call('countContacts'),
    readSession: call('readSession'),
    listSpecimenTypes: call('listSpecimenTypes'),
    listWishes: call('listWishes'),
    reachability: reachabilityMachine,
    preferences: preferencesMachine,
    availabilities: availabilitiesMachine,
    ownOffers: ownOffersMachine,
    receivedAnimals: receivedAnimalsMachine,
  },
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
  delays: callDelays,
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
      invoke: { id: 'receivedAnimals', src: 'receivedAnimals' },
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
          after: { CALL_TIMEOUT: 'uncounted' },
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
          after: { CALL_TIMEOUT: 'unavailable' },
          states: {
            radius: {
              description: 'Le rayon de recherche.',
              initial: 'reading',
              states: {
                reading: {
                  description: 'Le rayon est en cours de lecture.',
                  invoke: {
                    id: 'readSession',
                    src: 'readSession',
                    onDone: {
                      target: 'read',
                      actions: { type: 'rememberRadius', params: ({ event }) => event.output },
                    },
                    onError: {
                      target: '#receiverHome.preferences.unavailable',
                      actions: { type: 'reportFailure', params: ({ event }) => event },
                    },
                  },
                },
                read: { description: 'Le rayon est connu.', type: 'final' },
              },
            },
            specimenTypes: {
              description: 'Les types de gibier.',
              initial: 'reading',
              states: {
                reading: {
                  description: 'Les types de gibier sont en cours de lecture.',
                  invoke: {
                    id: 'listSpecimenTypes',
                    src: 'listSpecimenTypes',
                    onDone: {
                      target: 'read',
                      actions: {
                        type: 'rememberSpecimenTypes',
                        params: ({ event }) => ({ types: event.output }),
                      },
                    },
                    onError: {
                      target: '#receiverHome.preferences.unavailable',
                      actions: { type: 'reportFailure', params: ({ event }) => event },
                    },
                  },
                },
                read: { description: 'Les types de gibier sont connus.', type: 'final' },
              },
            },
            wishes: {
              description: 'Les souhaits.',
              initial: 'reading',
              states: {
                reading: {
                  description: 'Les souhaits sont en cours de lecture.',
                  invoke: {
                    id: 'listWishes',
                    src: 'listWishes',
                    onDone: {
                      target: 'read',
                      actions: { type: 'rememberWishes', params: ({ event }) => ({ wishes: event.output }) },
                    },
                    onError: {
                      target: '#receiverHome.preferences.unavailable',
                      actions: { type: 'reportFailure', params: ({ event }) => event },
                    },
                  },
                },
                read: { description: 'Les souhaits sont connus.', type: 'final' },
              },
            },
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
