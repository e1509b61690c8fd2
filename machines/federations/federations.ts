import { assign, emit, setup } from 'xstate'
import type { FederationsQuery } from '../../contract/federations/federations.ts'
import { call, callDelays } from '../patterns/calls.ts'
import { shellActions } from '../patterns/failures.ts'
import { federationDeletionMachine } from './federation-deletion.ts'
import { federationFormMachine } from './federation-form.ts'
import { federationInitialisationMachine } from './federation-initialisation.ts'
import { type FederationRights, mayCreate, mayHappen } from './federation-rights.ts'
import { limits } from '../../contract/limits.ts'
import type { ListUrlChange, ListUrlEvent } from '../patterns/list-url.ts'
import { holdsWords } from '../patterns/matching.ts'
import { historyMachine } from '../shared/history.ts'
import { retrieverImportMachine } from './retriever-import.ts'
import type { Federation } from '../../contract/shared/federations.ts'

/** `query`: the filters of the list, from its URL. */
type Input = FederationRights & { query: FederationsQuery }
/** `federation`: the one whose window is open; null for a new one. */
type Context = Input & { federations: Federation[]; federation: Federation | null }
type Event =
  | ListUrlChange<FederationsQuery>
  | { type: 'list.retried' }
  | { type: 'search.typed'; value: string }
  | { type: 'creation.requested' }
  | { type: 'edition.requested'; federation: Federation }
  | { type: 'deletion.requested'; federation: Federation }
  | { type: 'initialisation.requested'; federation: Federation }
  | { type: 'import.requested'; federation: Federation }
  | { type: 'history.requested'; federation: Federation }

/** The federations that match the search, by name, code or department. */
export const foundFederations = ({ federations, query }: Pick<Context, 'federations' | 'query'>) =>
  federations.filter(({ name, code, department_code }) =>
    holdsWords(`${name} ${code} ${department_code}`, query.search),
  )

/** The list of visible federations and its windows (spec §2 « Federations list »). */
export const federationsMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: ListUrlEvent<FederationsQuery>
    input: Input
    children: {
      federationForm: 'federationForm'
      federationDeletion: 'federationDeletion'
      federationInitialisation: 'federationInitialisation'
      retrieverImport: 'retrieverImport'
      history: 'history'
    }
  },
  actors: {
    listFederations: call('listFederations'),
    federationForm: federationFormMachine,
    federationDeletion: federationDeletionMachine,
    federationInitialisation: federationInitialisationMachine,
    retrieverImport: retrieverImportMachine,
    history: historyMachine,
  },
  guards: {
    isNew: ({ context }, { query }: { query: FederationsQuery }) => context.query.search !== query.search,
    isEmpty: (_, { output }: { output: Federation[] }) => output.length === 0,
    isListShown: ({ context }) => context.federations.length > 0,
    mayCreate: ({ context }) => mayCreate(context),
    mayEdit: ({ context }, { federation }: { federation: Federation }) =>
      mayHappen(context, federation, 'federation.edited'),
    mayDelete: ({ context }, { federation }: { federation: Federation }) =>
      mayHappen(context, federation, 'federation.deleted'),
    mayInitialise: ({ context }, { federation }: { federation: Federation }) =>
      mayHappen(context, federation, 'federation.initialised'),
    mayImport: ({ context }, { federation }: { federation: Federation }) =>
      mayHappen(context, federation, 'retrievers.imported'),
    hasChanged: (_, { output }: { output: { changed: boolean } }) => output.changed,
  },
  actions: {
    ...shellActions,
    rememberFederations: assign({ federations: (_, { output }: { output: Federation[] }) => output }),
    adoptQuery: assign({ query: (_, { query }: { query: FederationsQuery }) => query }),
    rememberSearch: assign({
      query: (_, { value }: { value: string }) => ({ search: value.slice(0, limits.search) }),
    }),
    correctQuery: emit(({ context }) => ({ type: 'query.corrected' as const, query: context.query })),
    rememberFederation: assign({ federation: (_, { federation }: { federation: Federation }) => federation }),
    forgetFederation: assign({ federation: null }),
  },
  delays: callDelays,
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
          {
            guard: { type: 'isEmpty', params: ({ event }) => event },
            target: 'listed.empty',
            actions: { type: 'rememberFederations', params: ({ event }) => event },
          },
          {
            target: 'listed.filled',
            actions: { type: 'rememberFederations', params: ({ event }) => event },
          },
        ],
        onError: { target: 'failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
      after: { CALL_TIMEOUT: 'failed' },
    },
    failed: {
      description: 'Les fédérations n’ont pas pu être lues ; on peut réessayer.',
      on: { 'list.retried': 'loading' },
    },
    listed: {
      description: 'Aucune fenêtre n’est ouverte.',
      entry: 'forgetFederation',
      initial: 'filled',
      on: {
        'creation.requested': { guard: 'mayCreate', target: 'forming' },
      },
      states: {
        filled: {
          description: 'Les fédérations sont montrées, par département.',
          on: {
            'search.typed': {
              actions: [{ type: 'rememberSearch', params: ({ event }) => event }, 'correctQuery'],
            },
            'edition.requested': {
              guard: { type: 'mayEdit', params: ({ event }) => event },
              target: '#federations.forming',
              actions: { type: 'rememberFederation', params: ({ event }) => event },
            },
            'deletion.requested': {
              guard: { type: 'mayDelete', params: ({ event }) => event },
              target: '#federations.deleting',
              actions: { type: 'rememberFederation', params: ({ event }) => event },
            },
            'initialisation.requested': {
              guard: { type: 'mayInitialise', params: ({ event }) => event },
              target: '#federations.initialising',
              actions: { type: 'rememberFederation', params: ({ event }) => event },
            },
            'import.requested': {
              guard: { type: 'mayImport', params: ({ event }) => event },
              target: '#federations.importing',
              actions: { type: 'rememberFederation', params: ({ event }) => event },
            },
            'history.requested': {
              target: '#federations.consulting',
              actions: { type: 'rememberFederation', params: ({ event }) => event },
            },
          },
        },
        empty: { description: 'Il n’y a encore aucune fédération.' },
        former: { description: 'La liste telle qu’elle était avant la fenêtre.', type: 'history' },
      },
    },
    forming: {
      description: 'Une fédération est ajoutée ou modifiée.',
      invoke: {
        id: 'federationForm',
        src: 'federationForm',
        input: ({ context }) => ({ federation: context.federation }),
        onDone: [
          { guard: { type: 'hasChanged', params: ({ event }) => event }, target: 'loading' },
          { target: 'listed.former' },
        ],
      },
    },
    deleting: {
      description: 'Une fédération est supprimée, si elle n’a ni utilisateurs ni communes.',
      invoke: {
        id: 'federationDeletion',
        src: 'federationDeletion',
        input: ({ context }) => ({ subject: context.federation! }),
        onDone: [
          { guard: { type: 'hasChanged', params: ({ event }) => event }, target: 'loading' },
          { target: 'listed.former' },
        ],
      },
    },
    initialising: {
      description: 'Une fédération reçoit ses communes.',
      invoke: {
        id: 'federationInitialisation',
        src: 'federationInitialisation',
        input: ({ context }) => ({ federation: context.federation! }),
        onDone: [
          { guard: { type: 'hasChanged', params: ({ event }) => event }, target: 'loading' },
          { target: 'listed.former' },
        ],
      },
    },
    importing: {
      description: 'Les adhérents d’une fédération sont importés d’un fichier.',
      invoke: {
        id: 'retrieverImport',
        src: 'retrieverImport',
        input: ({ context }) => ({ federation: context.federation! }),
        onDone: [
          { guard: { type: 'hasChanged', params: ({ event }) => event }, target: 'loading' },
          { target: 'listed.former' },
        ],
      },
    },
    consulting: {
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
