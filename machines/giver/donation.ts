import { assign, fromPromise, setup } from 'xstate'
import { fieldsOf } from '../../contract/problem.ts'
import type { DonationReport } from '../../contract/giver/donations.ts'
import { call, callDelays } from '../patterns/calls.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'

/** What each contact received: contact id → game type id → number of animals, from 0 to 10. */
export type Quantities = Record<number, Record<number, number>>
type Input = { huntId: number }
/** `errors`: why the server refused the report, in French. */
type Context = Input & { quantities: Quantities; draft: Quantities; errors: string[] }
type Event =
  | { type: 'draft.resumed' }
  | { type: 'draft.discarded' }
  | { type: 'quantity.chosen'; contactId: number; specimenTypeId: number; quantity: number }
  | { type: 'donations.submitted' }
  | { type: 'donations.confirmed' }
  | { type: 'donations.cancelled' }
  | { type: 'report.closed' }

/** The report on the wire: parallel lists, only what was really given (spec §3 « Donation payload »). */
export function reportOf(quantities: Quantities): DonationReport {
  const given = Object.entries(quantities).flatMap(([contact, types]) =>
    Object.entries(types)
      .filter(([, quantity]) => quantity > 0)
      .map(([type, quantity]) => ({ contact: Number(contact), type: Number(type), quantity })),
  )
  return {
    contact_ids: given.map((g) => g.contact),
    quantities: given.map((g) => g.quantity),
    specimen_type_ids: given.map((g) => g.type),
  }
}

/** Tells the federation who received what (spec §2 « Qui a reçu quoi ? », §4 « Donation submission »). */
export const donationMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; output: { changed: boolean } },
  actors: {
    recordDonations: call('recordDonations'),
    /** What was entered for this hunt before a reload, a lost network or an expired session; empty if nothing. */
    recallDraft: fromPromise<Quantities, Input>(() => Promise.reject(new Error('recallDraft absent'))),
  },
  guards: {
    ...failureGuards,
    isWorthOffering: (_, { draft }: { draft: Quantities }) => reportOf(draft).contact_ids.length > 0,
  },
  actions: {
    ...shellActions,
    keepDraft: (_: unknown, _params: Context) => {},
    dropDraft: (_: unknown, _params: Context) => {},
    rememberDraft: assign({ draft: (_, { draft }: { draft: Quantities }) => draft }),
    adoptDraft: assign({ quantities: ({ context }) => context.draft }),
    forgetQuantities: assign({ quantities: {}, draft: {} }),
    rememberRefusal: assign({
      errors: (_, { error }: { error: unknown }) => [...new Set(Object.values(fieldsOf(error)).flat())],
    }),
    rememberQuantity: assign({
      quantities: ({ context }, chosen: { contactId: number; specimenTypeId: number; quantity: number }) => ({
        ...context.quantities,
        [chosen.contactId]: {
          ...context.quantities[chosen.contactId],
          [chosen.specimenTypeId]: chosen.quantity,
        },
      }),
    }),
  },
  delays: callDelays,
}).createMachine({
  id: 'donation',
  description: 'Le responsable note qui a reçu quoi, confirme, et informe ainsi sa fédération.',
  context: ({ input }) => ({ ...input, quantities: {}, draft: {}, errors: [] }),
  initial: 'recalling',
  output: ({ event }) => event.output as { changed: boolean },
  states: {
    recalling: {
      description: 'On cherche une saisie restée inachevée sur cet appareil.',
      tags: 'busy',
      invoke: {
        id: 'recallDraft',
        src: 'recallDraft',
        input: ({ context }) => ({ huntId: context.huntId }),
        onDone: [
          {
            guard: { type: 'isWorthOffering', params: ({ event }) => ({ draft: event.output }) },
            target: 'offering',
            actions: { type: 'rememberDraft', params: ({ event }) => ({ draft: event.output }) },
          },
          { target: 'editing' },
        ],
        onError: 'editing',
      },
      on: { 'report.closed': 'abandoned' },
    },
    offering: {
      description: 'Une saisie inachevée existe : la reprendre ou repartir de zéro ?',
      on: {
        'draft.resumed': { target: 'editing', actions: 'adoptDraft' },
        'draft.discarded': {
          target: 'editing',
          actions: { type: 'dropDraft', params: ({ context }) => context },
        },
        'report.closed': 'abandoned',
      },
    },
    editing: {
      description: 'Le responsable choisit les quantités ; elles sont gardées sur cet appareil.',
      on: {
        'quantity.chosen': {
          actions: [
            { type: 'rememberQuantity', params: ({ event }) => event },
            { type: 'keepDraft', params: ({ context }) => context },
          ],
        },
        'donations.submitted': 'confirming',
        'report.closed': 'abandoned',
      },
    },
    confirming: {
      description: 'On demande confirmation ; rien n’est encore envoyé.',
      on: { 'donations.confirmed': 'saving', 'donations.cancelled': 'editing' },
    },
    saving: {
      description: 'Les dons sont envoyés au serveur.',
      tags: 'busy',
      invoke: {
        id: 'recordDonations',
        src: 'recordDonations',
        input: ({ context }) => ({ params: { id: context.huntId }, body: reportOf(context.quantities) }),
        onDone: {
          target: 'saved',
          actions: [
            { type: 'dropDraft', params: ({ context }) => context },
            { type: 'announce', params: { text: 'Les dons ont été enregistrés.' } },
          ],
        },
        onError: [
          { guard: 'wasInConflict', target: 'superseded' },
          {
            guard: 'wasRefused',
            target: 'refused',
            actions: { type: 'rememberRefusal', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
      after: { CALL_TIMEOUT: 'failed' },
    },
    failed: {
      description: 'L’envoi n’a pas abouti ; la saisie est gardée, on peut renvoyer.',
      on: { 'donations.confirmed': 'saving', 'donations.cancelled': 'editing' },
    },
    refused: {
      description: 'Le serveur a refusé ces dons ; il faut les corriger ou tout ressaisir.',
      on: {
        'donations.cancelled': 'editing',
        'draft.discarded': {
          target: 'editing',
          actions: ['forgetQuantities', { type: 'dropDraft', params: ({ context }) => context }],
        },
        'report.closed': 'abandoned',
      },
    },
    superseded: {
      description: 'Cette chasse a déjà été déclarée autrement, par exemple depuis un autre appareil.',
      on: {
        'report.closed': {
          target: 'outdated',
          actions: { type: 'dropDraft', params: ({ context }) => context },
        },
      },
    },
    saved: { description: 'La fédération est informée.', type: 'final', output: { changed: true } },
    outdated: {
      description: 'La déclaration existe déjà ; les listes sont à relire.',
      type: 'final',
      output: { changed: true },
    },
    abandoned: {
      description: 'Le responsable a quitté sans envoyer ; sa saisie l’attend.',
      type: 'final',
      output: { changed: false },
    },
  },
})
