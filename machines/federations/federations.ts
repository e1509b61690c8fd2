import { assign, emit, setup } from 'xstate'
import type { FederationsQuery } from '../../contract/federations/federations.ts'
import { call } from '../patterns/calls.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'
import { federationDeletionMachine } from './federation-deletion.ts'
import { federationDetailMachine } from './federation-detail.ts'
import { federationFormMachine } from './federation-form.ts'
import { federationInitialisationMachine } from './federation-initialisation.ts'
import {
  type Context,
  type Event,
  type Filtered,
  type FederationsInput,
  back,
  backToList,
  type Sorted,
  listRead,
} from './federation-opening.ts'
import { mayCreate, mayHappen, rightsOf } from './federation-rights.ts'
import { limits } from '../../contract/limits.ts'
import { isSameQuery, type ListUrlEvent } from '../patterns/list-url.ts'
import { historyMachine } from '../shared/history.ts'
import { retrieverImportMachine } from './retriever-import.ts'
import { listFederations, type Federation } from '../../contract/shared/federations.ts'
import { type Children, opening, openingIf, windowGuards } from '../patterns/windows.ts'

type Given = { context: Context }
const about = ({ context }: Given) => ({ federation: context.federation! })

const actors = {
  listFederations: call(listFederations),
  federationDetail: federationDetailMachine,
  federationForm: federationFormMachine,
  federationDeletion: federationDeletionMachine,
  federationInitialisation: federationInitialisationMachine,
  retrieverImport: retrieverImportMachine,
  history: historyMachine,
}

/** The list of visible federations and its windows (spec §2 « Federations list »). */
export const federationsMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: ListUrlEvent<FederationsQuery>
    input: FederationsInput
    children: Children<typeof actors>
  },
  actors,
  guards: {
    ...failureGuards,
    isNew: ({ context }, { query }: { query: FederationsQuery }) => !isSameQuery(context.query, query),
    isAsked: ({ context }) => context.asked !== undefined,
    isEmpty: (_, { output }: { output: Federation[] }) => output.length === 0,
    isListShown: ({ context }) => context.federations.length > 0,
    mayCreate: ({ context }) => mayCreate(context),
    mayAdditionOpen: ({ context }) => context.isAdditionAsked === true && mayCreate(context),
    mayEdit: ({ context }, { federation }: { federation: Federation }) =>
      mayHappen(context, federation, 'federation.edited'),
    mayDelete: ({ context }, { federation }: { federation: Federation }) =>
      mayHappen(context, federation, 'federation.deleted'),
    mayInitialise: ({ context }, { federation }: { federation: Federation }) =>
      mayHappen(context, federation, 'federation.initialised'),
    mayImport: ({ context }, { federation }: { federation: Federation }) =>
      mayHappen(context, federation, 'retrievers.imported'),
    ...windowGuards,
  },
  actions: {
    ...shellActions,
    rememberFederations: assign({ federations: (_, { output }: { output: Federation[] }) => output }),
    adoptQuery: assign({ query: (_, { query }: { query: FederationsQuery }) => query }),
    rememberSearch: assign({
      query: ({ context }, { value }: { value: string }) => ({
        ...context.query,
        search: value.slice(0, limits.search),
      }),
    }),
    narrow: assign({ query: ({ context }, { filter }: Filtered) => ({ ...context.query, ...filter }) }),
    sortBy: assign({ query: ({ context }, { order, desc }: Sorted) => ({ ...context.query, order, desc }) }),
    emitQuery: emit(({ context }) => ({ type: 'query.chosen' as const, query: context.query })),
    correctQuery: emit(({ context }) => ({ type: 'query.corrected' as const, query: context.query })),
    rememberFederation: assign({ federation: (_, { federation }: { federation: Federation }) => federation }),
    forgetFederation: assign({ federation: null }),
    forgetAsked: assign({ asked: undefined, window: undefined, isAdditionAsked: false }),
  },
}).createMachine({
  id: 'federations',
  description: 'Les fédérations de chasseurs, et les fenêtres ouvertes par-dessus leur liste, une à la fois.',
  context: ({ input }) => ({ ...input, federations: [], federation: null }),
  initial: 'loading',
  on: {
    'query.changed': {
      guard: { type: 'isNew', params: ({ event }) => event },
      actions: { type: 'adoptQuery', params: ({ event }) => event },
    },
  },
  states: {
    loading: {
      description: 'Les fédérations sont en cours de lecture.',
      tags: 'busy',
      initial: 'unread',
      states: {
        unread: {
          description: 'Rien n’est encore à montrer.',
          tags: 'unread',
          always: { guard: 'isListShown', target: 'filled' },
        },
        filled: { description: 'Les fédérations déjà lues restent montrées.' },
      },
      invoke: {
        id: 'listFederations',
        src: 'listFederations',
        onDone: [
          { guard: 'isAsked', target: 'viewing', actions: listRead },
          { guard: 'mayAdditionOpen', target: 'forming', actions: [listRead, 'forgetAsked'] },
          {
            guard: { type: 'isEmpty', params: ({ event }) => event },
            target: 'listed.empty',
            actions: listRead,
          },
          { target: 'listed.filled', actions: listRead },
        ],
        onError: { target: 'failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
    },
    failed: {
      description: 'Les fédérations n’ont pas pu être lues ; on peut réessayer.',
      on: { 'list.retried': 'loading' },
    },
    listed: {
      description: 'Aucune fenêtre n’est ouverte.',
      entry: 'forgetFederation',
      initial: 'filled',
      on: { 'creation.requested': { guard: 'mayCreate', target: 'forming' } },
      states: {
        filled: {
          description:
            'Les fédérations qui correspondent à la recherche et au filtre sont montrées, dans l’ordre choisi.',
          on: {
            'search.typed': {
              actions: [{ type: 'rememberSearch', params: ({ event }) => event }, 'correctQuery'],
            },
            'filter.chosen': {
              actions: [{ type: 'narrow', params: ({ event }) => event }, 'emitQuery'],
            },
            'sort.chosen': {
              actions: [{ type: 'sortBy', params: ({ event }) => event }, 'emitQuery'],
            },
            'detail.requested': opening('#federations.viewing', 'rememberFederation'),
            'edition.requested': openingIf('mayEdit', '#federations.forming', 'rememberFederation'),
            'deletion.requested': openingIf('mayDelete', '#federations.deleting', 'rememberFederation'),
            'initialisation.requested': openingIf(
              'mayInitialise',
              '#federations.initialising',
              'rememberFederation',
            ),
            'import.requested': openingIf('mayImport', '#federations.importing', 'rememberFederation'),
            'history.requested': opening('#federations.readingHistory', 'rememberFederation'),
          },
        },
        empty: { description: 'Il n’y a encore aucune fédération.' },
        former: { description: 'La liste telle qu’elle était avant la fenêtre.', type: 'history' },
      },
    },
    viewing: {
      description: 'Tout ce que l’on sait d’une fédération, qu’on l’ait ouverte ou que l’adresse la nomme.',
      exit: 'forgetAsked',
      invoke: {
        id: 'federationDetail',
        src: 'federationDetail',
        input: ({ context }) => ({
          federationId: context.federation?.id ?? context.asked!,
          asked: context.window,
          ...rightsOf(context),
        }),
        onDone: backToList,
      },
    },
    forming: {
      description: 'Une fédération est ajoutée ou modifiée.',
      invoke: {
        id: 'federationForm',
        src: 'federationForm',
        input: ({ context }) => ({
          federation: context.federation,
          taken: context.federations.map(({ department_code }) => department_code),
        }),
        onDone: backToList,
      },
    },
    deleting: {
      description: 'Une fédération est supprimée, si elle n’a ni utilisateurs ni communes.',
      invoke: {
        id: 'federationDeletion',
        src: 'federationDeletion',
        input: ({ context }) => ({ subject: context.federation! }),
        onDone: back,
      },
    },
    initialising: {
      description: 'Une fédération reçoit ses communes.',
      invoke: { id: 'federationInitialisation', src: 'federationInitialisation', input: about, onDone: back },
    },
    importing: {
      description: 'Les adhérents d’une fédération sont importés d’un fichier.',
      invoke: { id: 'retrieverImport', src: 'retrieverImport', input: about, onDone: back },
    },
    readingHistory: {
      description: 'L’historique d’une fédération est consulté.',
      invoke: {
        id: 'history',
        src: 'history',
        input: ({ context: { federation } }) => ({
          subject: { kind: 'federation' as const, id: federation!.id, name: federation!.name },
        }),
        onDone: 'listed.former',
      },
    },
  },
})
