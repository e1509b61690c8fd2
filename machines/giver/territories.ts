import { assign, setup } from 'xstate'
import { readGiver, addTerritory, removeTerritory } from '../../contract/giver/givers.ts'
import type { City } from '../../contract/shared/cities.ts'
import type { Territory } from '../../contract/shared/users.ts'
import { refusalOf } from '../../contract/problem.ts'
import { call } from '../patterns/calls.ts'
import { citySearchMachine } from '../shared/city-search.ts'
import type { ConfirmationEvent } from '../patterns/confirmation.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'

/**
 * `mainCityId`: the commune of the giver's account, which cannot be removed. `nearTerritories`: the
 * federation allows neighbouring communes.
 */
type Input = { mainCityId: number | null; federationId: number | null; nearTerritories: boolean }
/** `errors`: why the server refused the last commune, in French. */
type Context = Input & { territories: Territory[]; chosen: Territory | null; errors: string[] }
type Event =
  | { type: 'loading.retried' }
  | { type: 'addition.requested' }
  | { type: 'addition.submitted'; city: City }
  | { type: 'addition.cancelled' }
  | { type: 'removal.requested'; territory: Territory }
  | { type: 'removal.retried' }
  | { type: 'removal.cancelled' }
  | { type: 'window.closed' }
  | ConfirmationEvent

/** The giver's hunting territories (spec §2 « Territories modal », §5). */
export const territoriesMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: Input
    children: { citySearch: 'citySearch' }
  },
  actors: {
    readGiver: call(readGiver),
    addTerritory: call(addTerritory),
    removeTerritory: call(removeTerritory),
    citySearch: citySearchMachine,
  },
  guards: {
    ...failureGuards,
    isListed: ({ context }, { city }: { city: City }) =>
      context.territories.some((territory) => territory.id === city.id),
    isRemovable: ({ context }, { territory }: { territory: Territory }) =>
      territory.id !== context.mainCityId,
  },
  actions: {
    ...shellActions,
    rememberTerritories: assign({ territories: (_, { cities }: { cities: Territory[] }) => cities }),
    rememberChoice: assign({ chosen: (_, { territory }: { territory: Territory }) => territory }),
    rememberRefusal: assign({
      errors: (_, { error }: { error: unknown }) => Object.values(refusalOf(error)).flat(),
    }),
  },
}).createMachine({
  id: 'territories',
  description: 'Le responsable consulte, ajoute et supprime ses territoires de chasse.',
  context: ({ input }) => ({ ...input, territories: [], chosen: null, errors: [] }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Les territoires sont en cours de lecture.',
      tags: 'busy',
      invoke: {
        id: 'readGiver',
        src: 'readGiver',
        onDone: {
          target: 'listing',
          actions: { type: 'rememberTerritories', params: ({ event }) => event.output },
        },
        onError: { target: 'unavailable', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
      on: { 'window.closed': 'closed' },
    },
    unavailable: {
      description: 'Les territoires n’ont pas pu être lus ; on peut réessayer.',
      on: { 'loading.retried': 'loading', 'window.closed': 'closed' },
    },
    listing: {
      description: 'Les territoires sont montrés, le principal en premier.',
      on: {
        'addition.requested': 'adding',
        'removal.requested': {
          guard: { type: 'isRemovable', params: ({ event }) => event },
          target: 'removing',
          actions: { type: 'rememberChoice', params: ({ event }) => event },
        },
        'window.closed': 'closed',
      },
    },
    adding: {
      description: 'Le responsable ajoute une commune à ses territoires.',
      initial: 'choosing',
      invoke: {
        id: 'citySearch',
        src: 'citySearch',
        input: ({ context: { federationId, nearTerritories } }) => ({
          federationId,
          nearFromFederation: nearTerritories,
        }),
      },
      states: {
        choosing: {
          description: 'Il cherche la commune.',
          initial: 'fresh',
          on: {
            'addition.submitted': [
              {
                guard: { type: 'isListed', params: ({ event }) => event },
                target: '#territories.loading',
              },
              {
                target: 'saving',
                actions: { type: 'rememberChoice', params: ({ event }) => ({ territory: event.city }) },
              },
            ],
            // Once sent, the server may have stored the commune even if its answer was lost.
            'addition.cancelled': '#territories.loading',
            'window.closed': '#territories.closed',
          },
          states: {
            fresh: {
              description: 'Rien n’a encore été envoyé.',
              on: { 'addition.cancelled': '#territories.listing' },
            },
            refused: { description: 'Le serveur a refusé cette commune.' },
            failed: { description: 'L’ajout n’a pas abouti ; la commune choisie est gardée.' },
          },
        },
        saving: {
          description: 'L’ajout est envoyé au serveur.',
          tags: 'busy',
          invoke: {
            id: 'addTerritory',
            src: 'addTerritory',
            input: ({ context }) => ({ body: { city_id: context.chosen!.id } }),
            onDone: '#territories.loading',
            onError: [
              {
                guard: 'wasRefused',
                target: 'choosing.refused',
                actions: { type: 'rememberRefusal', params: ({ event }) => event },
              },
              {
                target: 'choosing.failed',
                actions: { type: 'reportFailure', params: ({ event }) => event },
              },
            ],
          },
        },
      },
    },
    removing: {
      description: 'Le responsable supprime un de ses territoires.',
      initial: 'confirming',
      states: {
        confirming: {
          description: 'On demande confirmation avant de supprimer.',
          on: { 'question.confirmed': 'deleting', 'question.cancelled': '#territories.listing' },
        },
        deleting: {
          description: 'La suppression est envoyée au serveur.',
          tags: 'busy',
          invoke: {
            id: 'removeTerritory',
            src: 'removeTerritory',
            input: ({ context }) => ({ params: { id: context.chosen!.id } }),
            onDone: '#territories.loading',
            onError: [
              { guard: 'wasMissing', target: '#territories.loading' },
              { guard: 'wasInConflict', target: 'refused' },
              { target: 'failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
            ],
          },
        },
        failed: {
          description: 'La suppression n’a pas abouti ; on peut réessayer ou renoncer.',
          on: {
            'removal.retried': 'deleting',
            'removal.cancelled': '#territories.loading',
            'window.closed': '#territories.closed',
          },
        },
        refused: {
          description: 'Le serveur garde ce territoire : c’est le principal.',
          on: { 'removal.cancelled': '#territories.loading', 'window.closed': '#territories.closed' },
        },
      },
    },
    closed: { description: 'La fenêtre est fermée.', type: 'final' },
  },
})
