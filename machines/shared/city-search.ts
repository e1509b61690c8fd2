import { assign, sendTo, setup } from 'xstate'
import { searchCities, type City } from '../../contract/shared/cities.ts'
import { limits } from '../../contract/limits.ts'
import { call } from '../patterns/calls.ts'
import { parentOf, type WithParent } from '../patterns/parent.ts'

/**
 * Where to search, as in the contract. `nearFromFederation` adds the communes around the federation;
 * without a federation it means all federations, and null means all of France.
 */
type SearchArea = { federationId: number | null; nearFromFederation: boolean | null }
type Reporting = WithParent<{ type: 'city.changed'; city: City | null; text: string }>
/** `city`: the initial choice, if any. */
type Input = SearchArea & Reporting & { city?: City | null }
type Context = SearchArea &
  Reporting & {
    text: string
    cities: City[]
    chosen: City | null
  }
type Event = { type: 'text.typed'; value: string } | { type: 'city.chosen'; city: City }

/** Searches a commune while the person types (spec §7 GET /cities). Failures are silent (§8). */
export const citySearchMachine = setup({
  types: {} as { context: Context; events: Event; input: Input },
  actors: { searchCities: call(searchCities) },
  guards: {
    isBlank: (_, { value }: { value: string }) => value.trim() === '',
    isOffered: ({ context }, { city }: { city: City }) => context.cities.some(({ id }) => id === city.id),
    hasNoCity: (_, { cities }: { cities: City[] }) => cities.length === 0,
  },
  actions: {
    rememberText: assign({
      text: (_, { value }: { value: string }) => value.slice(0, limits.search),
      chosen: null,
    }),
    rememberCities: assign({ cities: (_, { cities }: { cities: City[] }) => cities }),
    forgetCities: assign({ cities: [] }),
    rememberChoice: assign({
      chosen: (_, { city }: { city: City }) => city,
      text: (_, { city }: { city: City }) => city.label_full,
    }),
    notifyCity: sendTo(
      ({ context, self }) => parentOf(context, self),
      ({ context: { chosen, text } }) => ({
        type: 'city.changed',
        city: chosen,
        text,
      }),
    ),
  },
  delays: { TYPING_PAUSE: 250 },
}).createMachine({
  id: 'citySearch',
  description: 'Une personne cherche sa commune par le nom ou le code postal, et la choisit.',
  context: ({ input: { city = null, ...given } }) => ({
    ...given,
    text: city?.label_full ?? '',
    cities: [],
    chosen: city,
  }),
  initial: 'idle',
  on: {
    'text.typed': [
      {
        guard: { type: 'isBlank', params: ({ event }) => event },
        target: '.idle',
        actions: [{ type: 'rememberText', params: ({ event }) => event }, 'notifyCity'],
      },
      {
        target: '.typing',
        actions: [{ type: 'rememberText', params: ({ event }) => event }, 'notifyCity'],
      },
    ],
  },
  states: {
    idle: { description: 'Rien n’est cherché.', entry: 'forgetCities' },
    typing: {
      description:
        'La personne tape ; on attend qu’elle s’arrête un instant. Les communes déjà proposées le restent.',
      after: { TYPING_PAUSE: 'searching' },
      on: {
        'city.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => event },
          target: 'chosen',
          actions: [{ type: 'rememberChoice', params: ({ event }) => event }, 'notifyCity'],
        },
      },
    },
    searching: {
      description: 'La recherche est partie ; les communes déjà proposées le restent.',
      tags: 'busy',
      invoke: {
        id: 'searchCities',
        src: 'searchCities',
        input: ({ context }) => ({
          query: {
            search: context.text,
            federation_id: context.federationId,
            near_from_federation: context.nearFromFederation,
          },
        }),
        onDone: [
          {
            guard: { type: 'hasNoCity', params: ({ event }) => ({ cities: event.output }) },
            target: 'unknown',
          },
          {
            target: 'found',
            actions: { type: 'rememberCities', params: ({ event }) => ({ cities: event.output }) },
          },
        ],
        onError: 'unknown',
      },
      on: {
        'city.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => event },
          target: 'chosen',
          actions: [{ type: 'rememberChoice', params: ({ event }) => event }, 'notifyCity'],
        },
      },
    },
    found: {
      description: 'Des communes sont proposées.',
      on: {
        'city.chosen': {
          target: 'chosen',
          actions: [{ type: 'rememberChoice', params: ({ event }) => event }, 'notifyCity'],
        },
      },
    },
    unknown: { description: 'Aucun résultat.', entry: 'forgetCities' },
    chosen: { description: 'Une commune est choisie.', entry: 'forgetCities' },
  },
})
