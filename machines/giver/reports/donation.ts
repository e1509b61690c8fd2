import { assign, fromPromise, setup } from 'xstate'
import { recordDonations } from '../../../contract/giver/donations.ts'
import type { Contact } from '../../../contract/giver/contacts.ts'
import type { Hunt } from '../../../contract/giver/hunts.ts'
import type { SpecimenType } from '../../../contract/shared/specimen-types.ts'
import { call } from '../../patterns/calls.ts'
import { failureGuards, shellActions } from '../../patterns/failures.ts'
import { contactsMachine } from '../contacts.ts'
import {
  chosenWith,
  type DonationDraft,
  handedOver,
  isChosen,
  type Quantities,
  reported,
  reportOf,
} from './donation-draft.ts'
import { messagesOf } from '../../patterns/field-errors.ts'

/** `specimenTypes`: empty until loaded. */
type Input = { hunt: Hunt; specimenTypes: SpecimenType[] }
/**
 * `areContactsRead`: the contacts of the hunt are loaded. `handed`: noted hand-overs, with which the
 * report starts. `quantities`: manual choices that override them; `isResumed`: they come from a stored
 * draft. `errors`: why the server refused the report, in French. `isSent`: a report was sent, so the
 * server may have stored it even if its answer was lost.
 */
type Context = Input & {
  areContactsRead: boolean
  handed: Quantities
  isResumed: boolean
  quantities: Quantities
  draft: Quantities
  errors: string[]
  isSent: boolean
}
type Event =
  | { type: 'contacts.awaited' }
  | { type: 'contacts.read'; contacts: Contact[] }
  | { type: 'specimenTypes.read'; types: SpecimenType[] }
  | { type: 'draft.resumed' }
  | { type: 'draft.discarded' }
  | { type: 'quantity.chosen'; contactId: number; specimenTypeId: number; quantity: number }
  | { type: 'donations.submitted' }
  | { type: 'donations.confirmed' }
  | { type: 'donations.cancelled' }
  | { type: 'report.closed' }

const entryOf = ({ context: { hunt, quantities } }: { context: Context }): DonationDraft => ({
  huntId: hunt.id,
  quantities,
})

/**
 * Reports to the federation who received what (spec §2 « Qui a reçu quoi ? », §4 « Donation submission
 * »).
 */
export const donationMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: Input
    output: { changed: boolean }
    children: { contacts: 'contacts' }
  },
  actors: {
    contacts: contactsMachine,
    recordDonations: call(recordDonations),
    /** Reads the draft stored on this device for the hunt; empty if there is none. */
    recallDraft: fromPromise<Quantities, { huntId: number }>(() =>
      Promise.reject(new Error('recallDraft absent')),
    ),
  },
  guards: {
    ...failureGuards,
    /** A report is final, so it can be sent only when all of it is displayed. */
    isReportable: ({ context }) => context.areContactsRead && context.specimenTypes.length > 0,
    wasSent: ({ context }) => context.isSent,
    isWorthOffering: (_, { draft }: { draft: Quantities }) => isChosen(draft),
  },
  actions: {
    ...shellActions,
    keepDraft: (_: unknown, _params: DonationDraft) => {},
    dropDraft: (_: unknown, _params: DonationDraft) => {},
    awaitContacts: assign({ areContactsRead: false }),
    noteContacts: assign((_, { contacts }: { contacts: Contact[] }) => ({
      areContactsRead: true,
      handed: handedOver(contacts),
    })),
    rememberTypes: assign({ specimenTypes: (_, { types }: { types: SpecimenType[] }) => types }),
    rememberDraft: assign({ draft: (_, { draft }: { draft: Quantities }) => draft }),
    adoptDraft: assign({ quantities: ({ context }) => context.draft, isResumed: true }),
    forgetQuantities: assign({ quantities: {}, draft: {}, isResumed: false }),
    rememberRefusal: assign({
      errors: (_, { error }: { error: unknown }) => messagesOf(error),
    }),
    rememberSending: assign({ isSent: true }),
    rememberQuantity: assign({
      quantities: ({ context }, chosen: { contactId: number; specimenTypeId: number; quantity: number }) =>
        chosenWith(context, chosen),
    }),
  },
}).createMachine({
  id: 'donation',
  description: 'Le responsable note qui a reçu quoi, confirme, et informe ainsi sa fédération.',
  context: ({ input }) => ({
    ...input,
    areContactsRead: false,
    handed: {},
    isResumed: false,
    quantities: {},
    draft: {},
    errors: [],
    isSent: false,
  }),
  initial: 'restoring',
  invoke: {
    id: 'contacts',
    src: 'contacts',
    input: ({ context: { hunt }, self }) => ({ hunt, parent: self }),
  },
  on: {
    'contacts.awaited': { actions: 'awaitContacts' },
    'contacts.read': { actions: { type: 'noteContacts', params: ({ event }) => event } },
    'specimenTypes.read': { actions: { type: 'rememberTypes', params: ({ event }) => event } },
  },
  output: ({ event }) => event.output as { changed: boolean },
  states: {
    restoring: {
      description: 'On cherche une saisie restée inachevée sur cet appareil.',
      tags: 'busy',
      invoke: {
        id: 'recallDraft',
        src: 'recallDraft',
        input: ({ context }) => ({ huntId: context.hunt.id }),
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
          actions: { type: 'dropDraft', params: entryOf },
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
            { type: 'keepDraft', params: entryOf },
          ],
        },
        'donations.submitted': { guard: 'isReportable', target: 'confirming' },
        'report.closed': [{ guard: 'wasSent', target: 'outdated' }, { target: 'abandoned' }],
      },
    },
    confirming: {
      description: 'On demande confirmation ; rien n’est encore envoyé.',
      on: { 'donations.confirmed': 'saving', 'donations.cancelled': 'editing' },
    },
    saving: {
      description: 'Les dons sont envoyés au serveur.',
      tags: 'busy',
      entry: 'rememberSending',
      invoke: {
        id: 'recordDonations',
        src: 'recordDonations',
        input: ({ context }) => ({ params: { id: context.hunt.id }, body: reportOf(reported(context)) }),
        onDone: {
          target: 'saved',
          actions: [
            { type: 'dropDraft', params: entryOf },
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
          actions: ['forgetQuantities', { type: 'dropDraft', params: entryOf }],
        },
        'report.closed': 'outdated',
      },
    },
    superseded: {
      description: 'Cette chasse a déjà été déclarée autrement, par exemple depuis un autre appareil.',
      on: {
        'report.closed': {
          target: 'outdated',
          actions: { type: 'dropDraft', params: entryOf },
        },
      },
    },
    saved: { description: 'La fédération est informée.', type: 'final', output: { changed: true } },
    outdated: {
      description: 'La déclaration existe peut-être déjà ; les listes sont à relire.',
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
