import { assign, setup } from 'xstate'
import { readFederation, type FederationDetail } from '../../contract/federations/federation-detail.ts'
import { call } from '../patterns/calls.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'
import { historyMachine } from '../shared/history.ts'
import { federationFormMachine } from './federation-form.ts'
import { federationInitialisationMachine } from './federation-initialisation.ts'
import { type FederationRights, mayHappen, seesMembers } from './federation-rights.ts'
import { retrieverImportMachine } from './retriever-import.ts'
import { retrieverListMachine } from './retriever-list.ts'
import { type Children, leadingBack, windowGuards } from '../patterns/windows.ts'

/** A window over the page that its URL can name. */
export type FederationWindow = 'edition' | 'history' | 'members' | 'removed' | 'import'
/** `asked`: the window named in the URL, which opens over the page once. */
type Input = FederationRights & { federationId: number; asked?: FederationWindow | undefined }
/** `isListOutdated`: the federation was changed from its page. */
type Context = Input & { federation: FederationDetail | null; isListOutdated: boolean }
type Event =
  | { type: 'reading.retried' }
  | { type: 'members.requested' }
  | { type: 'removed.requested' }
  | { type: 'edition.requested' }
  | { type: 'initialisation.requested' }
  | { type: 'import.requested' }
  | { type: 'history.requested' }
  | { type: 'window.closed' }

type Given = { context: Context }

/** Where the windows lead: what they changed is read again. */
const back = leadingBack({ target: '#federationDetail.loading', actions: 'noteChange' }, 'alone')

/** A window about the federation. */
const about = ({ context }: Given) => ({ federation: context.federation! })

/** The list of its members, or of those whom its last import removed. */
const members = (removed: boolean) =>
  ({
    id: 'retrieverList',
    src: 'retrieverList',
    input: (given: Given) => ({ ...about(given), removed }),
    onDone: 'alone',
  }) as const

/** Closes the page; the list is read again if the federation was changed here. */
const closing = [
  { guard: 'isListOutdated', target: '#federationDetail.outdated' },
  { target: '#federationDetail.closed' },
] as const

const actors = {
  readFederation: call(readFederation),
  retrieverList: retrieverListMachine,
  federationForm: federationFormMachine,
  federationInitialisation: federationInitialisationMachine,
  retrieverImport: retrieverImportMachine,
  history: historyMachine,
}

/** Reads one federation in full, and opens what may be done to it (spec §2 « Federations list », §3 « Federation »). */
export const federationDetailMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: Input
    output: { changed: boolean }
    children: Children<typeof actors>
  },
  actors,
  guards: {
    ...failureGuards,
    seesMembers: ({ context }) => seesMembers(context),
    mayEdit: ({ context }) => mayHappen(context, context.federation!, 'federation.edited'),
    mayInitialise: ({ context }) => mayHappen(context, context.federation!, 'federation.initialised'),
    mayImport: ({ context }) => mayHappen(context, context.federation!, 'retrievers.imported'),
    ...windowGuards,
    isListOutdated: ({ context }) => context.isListOutdated,
    isHistoryAsked: ({ context }) => context.asked === 'history',
    mayEditionOpen: ({ context }) =>
      context.asked === 'edition' && mayHappen(context, context.federation!, 'federation.edited'),
    mayMembersOpen: ({ context }) => context.asked === 'members' && seesMembers(context),
    mayRemovedOpen: ({ context }) => context.asked === 'removed' && seesMembers(context),
    mayImportOpen: ({ context }) =>
      context.asked === 'import' && mayHappen(context, context.federation!, 'retrievers.imported'),
    isEditionAsked: ({ context }) => context.asked === 'edition',
    isImportAsked: ({ context }) => context.asked === 'import',
    areMembersAsked: ({ context }) => context.asked === 'members' || context.asked === 'removed',
    isShown: ({ context }) => context.federation !== null,
  },
  actions: {
    ...shellActions,
    rememberFederation: assign({
      federation: (_, { federation }: { federation: FederationDetail }) => federation,
    }),
    noteChange: assign({ isListOutdated: true }),
    forgetAsked: assign({ asked: undefined }),
  },
}).createMachine({
  id: 'federationDetail',
  description: 'Tout ce que l’on sait d’une fédération, tel que le serveur le sait maintenant.',
  context: ({ input }) => ({ ...input, federation: null, isListOutdated: false }),
  initial: 'loading',
  output: ({ event }) => event.output as { changed: boolean },
  states: {
    loading: {
      description: 'La fédération est en cours de lecture.',
      tags: 'busy',
      initial: 'unread',
      states: {
        unread: {
          description: 'Rien n’est encore à montrer.',
          tags: 'unread',
          always: { guard: 'isShown', target: 'filled' },
        },
        filled: { description: 'Ce qui a été lu avant reste montré.' },
      },
      invoke: {
        id: 'readFederation',
        src: 'readFederation',
        input: ({ context }) => ({ params: { id: context.federationId } }),
        onDone: {
          target: 'shown',
          actions: { type: 'rememberFederation', params: ({ event }) => ({ federation: event.output }) },
        },
        onError: [
          { guard: 'wasMissing', target: 'missing' },
          { target: 'failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
      on: { 'window.closed': closing },
    },
    shown: {
      description: 'La fédération est montrée : ses chiffres, ses chasses, ses adhérents, ses traitements.',
      initial: 'opening',
      states: {
        opening: {
          description: 'L’adresse de la page nomme peut-être une fenêtre, qui s’ouvre alors par-dessus.',
          exit: 'forgetAsked',
          always: [
            { guard: 'isHistoryAsked', target: 'readingHistory' },
            { guard: 'mayEditionOpen', target: 'forming' },
            { guard: 'mayMembersOpen', target: 'listing' },
            { guard: 'mayRemovedOpen', target: 'listingRemoved' },
            { guard: 'mayImportOpen', target: 'importing' },
            {
              guard: 'isEditionAsked',
              target: 'alone',
              actions: {
                type: 'announce',
                params: { text: 'Vous ne pouvez pas modifier cette fédération.' },
              },
            },
            {
              guard: 'areMembersAsked',
              target: 'alone',
              actions: {
                type: 'announce',
                params: {
                  text: 'Vous ne pouvez pas voir les adhérents : cela demande de pouvoir les importer.',
                },
              },
            },
            {
              guard: 'isImportAsked',
              target: 'alone',
              actions: {
                type: 'announce',
                params: { text: 'Vous ne pouvez pas importer les adhérents de cette fédération.' },
              },
            },
            { target: 'alone' },
          ],
        },
        alone: {
          description: 'Aucune autre fenêtre n’est ouverte par-dessus.',
          on: {
            'members.requested': { guard: 'seesMembers', target: 'listing' },
            'removed.requested': { guard: 'seesMembers', target: 'listingRemoved' },
            'edition.requested': { guard: 'mayEdit', target: 'forming' },
            'initialisation.requested': { guard: 'mayInitialise', target: 'initialising' },
            'import.requested': { guard: 'mayImport', target: 'importing' },
            'history.requested': 'readingHistory',
            'window.closed': closing,
          },
        },
        listing: { description: 'Les adhérents importés sont lus.', invoke: members(false) },
        listingRemoved: {
          description: 'Les adhérents que le dernier import a retirés sont lus.',
          invoke: members(true),
        },
        forming: {
          description: 'La fédération est modifiée.',
          invoke: { id: 'federationForm', src: 'federationForm', input: about, onDone: back },
        },
        initialising: {
          description: 'La fédération reçoit ses communes.',
          invoke: {
            id: 'federationInitialisation',
            src: 'federationInitialisation',
            input: about,
            onDone: back,
          },
        },
        importing: {
          description: 'Les adhérents de la fédération sont importés d’un fichier.',
          invoke: { id: 'retrieverImport', src: 'retrieverImport', input: about, onDone: back },
        },
        readingHistory: {
          description: 'L’historique de la fédération est lu.',
          invoke: {
            id: 'history',
            src: 'history',
            input: ({ context: { federation } }) => ({
              subject: { kind: 'federation' as const, id: federation!.id, name: federation!.name },
            }),
            onDone: 'alone',
          },
        },
      },
    },
    missing: {
      description: 'La fédération n’est pas parmi celles que l’on voit.',
      on: { 'window.closed': 'outdated' },
    },
    failed: {
      description: 'La fédération n’a pas pu être lue ; on peut réessayer.',
      on: { 'reading.retried': 'loading', 'window.closed': closing },
    },
    closed: { description: 'La fenêtre est fermée.', type: 'final', output: { changed: false } },
    outdated: {
      description: 'La liste n’est plus à jour ; il faut la relire.',
      type: 'final',
      output: { changed: true },
    },
  },
})
