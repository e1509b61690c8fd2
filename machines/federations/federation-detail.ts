import { assign, setup } from 'xstate'
import type { FederationDetail } from '../../contract/federations/federation-detail.ts'
import { call, callDelays } from '../patterns/calls.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'
import { historyMachine } from '../shared/history.ts'
import { retrieverListMachine } from './retriever-list.ts'

/** `seesMembers`: whether the person may read the names of imported members. */
type Input = { federationId: number; seesMembers: boolean }
type Context = Input & { federation: FederationDetail | null }
type Event =
  | { type: 'reading.retried' }
  | { type: 'members.requested' }
  | { type: 'history.requested' }
  | { type: 'window.closed' }

/** Reads one federation in full (spec §2 « Federations list », §3 « Federation »). */
export const federationDetailMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: Input
    output: { changed: boolean }
    children: { retrieverList: 'retrieverList'; history: 'history' }
  },
  actors: {
    readFederation: call('readFederation'),
    retrieverList: retrieverListMachine,
    history: historyMachine,
  },
  guards: {
    ...failureGuards,
    seesMembers: ({ context }) => context.seesMembers,
  },
  actions: {
    ...shellActions,
    rememberFederation: assign({
      federation: (_, { federation }: { federation: FederationDetail }) => federation,
    }),
  },
  delays: callDelays,
}).createMachine({
  id: 'federationDetail',
  description: 'Tout ce que l’on sait d’une fédération, tel que le serveur le sait maintenant.',
  context: ({ input }) => ({ ...input, federation: null }),
  initial: 'loading',
  output: ({ event }) => event.output as { changed: boolean },
  states: {
    loading: {
      description: 'La fédération est en cours de lecture.',
      tags: 'busy',
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
      after: { CALL_TIMEOUT: 'failed' },
      on: { 'window.closed': 'closed' },
    },
    shown: {
      description: 'La fédération est montrée : ses chiffres, ses chasses, ses adhérents, ses traitements.',
      initial: 'alone',
      states: {
        alone: {
          description: 'Aucune autre fenêtre n’est ouverte par-dessus.',
          on: {
            'members.requested': { guard: 'seesMembers', target: 'listing' },
            'history.requested': 'recalling',
            'window.closed': '#federationDetail.closed',
          },
        },
        listing: {
          description: 'Les adhérents importés sont lus.',
          invoke: {
            id: 'retrieverList',
            src: 'retrieverList',
            input: ({ context }) => ({ federation: context.federation! }),
            onDone: 'alone',
          },
        },
        recalling: {
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
      on: { 'reading.retried': 'loading', 'window.closed': 'closed' },
    },
    closed: { description: 'La fenêtre est fermée.', type: 'final', output: { changed: false } },
    outdated: {
      description: 'La liste n’est plus à jour ; il faut la relire.',
      type: 'final',
      output: { changed: true },
    },
  },
})
