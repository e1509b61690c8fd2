import { assign, fromPromise, setup } from 'xstate'
import type { Contact } from '../../../contract/giver/contacts.ts'
import type { Hunt } from '../../../contract/giver/hunts.ts'
import { amendDonations, type Report } from '../../../contract/giver/reports.ts'
import type { SpecimenType } from '../../../contract/shared/specimen-types.ts'
import { call } from '../../patterns/calls.ts'
import { failureGuards, shellActions } from '../../patterns/failures.ts'
import { contactsMachine } from '../contacts.ts'
import {
  type Chosen,
  chosenWith,
  type Correction,
  type CorrectionDraft,
  correctedQuantities,
  correctionChanges,
  entryOf,
  isReason,
  nothing,
  toldOf,
} from './correction-draft.ts'
import { messagesOf } from '../../patterns/field-errors.ts'
import { reportOf } from './donation-draft.ts'

/** `report`: as read before its contacts. `formKey`: part of the idempotency key. */
type Input = { hunt: Hunt; report: Report; specimenTypes: SpecimenType[]; formKey: string }
/**
 * `contacts`: null until loaded. `quantities`: changed quantities. `errors`: why the server refused, in
 * French. `isSent`: the server may have stored it even if its answer was lost.
 */
type Context = Input &
  Correction & { contacts: Contact[] | null; draft: Correction; errors: string[]; isSent: boolean }
type Event =
  | { type: 'contacts.awaited' }
  | { type: 'contacts.read'; contacts: Contact[] }
  | { type: 'specimenTypes.read'; types: SpecimenType[] }
  | { type: 'draft.resumed' }
  | { type: 'draft.discarded' }
  | ({ type: 'quantity.chosen' } & Chosen)
  | { type: 'reason.typed'; value: string }
  | { type: 'correction.submitted' }
  | { type: 'correction.confirmed' }
  | { type: 'correction.cancelled' }
  | { type: 'amendment.closed' }

/** Corrects a report, with a reason. */
export const reportAmendmentMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: Input
    output: { changed: boolean }
    children: { contacts: 'contacts' }
  },
  actors: {
    contacts: contactsMachine,
    amendDonations: call(amendDonations),
    /** Reads the correction stored on this device for this version of the report; empty if there is none. */
    recallCorrection: fromPromise<Correction, { huntId: number; version: number }>(() =>
      Promise.reject(new Error('recallCorrection absent')),
    ),
  },
  guards: {
    ...failureGuards,
    /** A correction replaces the whole report: everything must be displayed, and something must differ. */
    isCorrection: ({ context: { contacts, quantities, specimenTypes } }) =>
      specimenTypes.length > 0 && correctionChanges(contacts ?? [], quantities).length > 0,
    hasReason: ({ context }) => isReason(context.reason),
    wasSent: ({ context }) => context.isSent,
    isWorthOffering: (_, { draft }: { draft: Correction }) => Object.keys(draft.quantities).length > 0,
  },
  actions: {
    ...shellActions,
    keepCorrection: (_: unknown, _params: CorrectionDraft) => {},
    dropCorrection: (_: unknown, _params: CorrectionDraft) => {},
    awaitContacts: assign({ contacts: null }),
    rememberContacts: assign({ contacts: (_, { contacts }: { contacts: Contact[] }) => contacts }),
    rememberTypes: assign({ specimenTypes: (_, { types }: { types: SpecimenType[] }) => types }),
    rememberDraft: assign({ draft: (_, { draft }: { draft: Correction }) => draft }),
    adoptDraft: assign(({ context }) => context.draft),
    forgetCorrection: assign({ ...nothing, draft: nothing }),
    rememberReason: assign({ reason: (_, { value }: { value: string }) => value }),
    rememberErrors: assign({ errors: (_, { error }: { error: unknown }) => messagesOf(error) }),
    rememberSending: assign({ isSent: true }),
    rememberQuantity: assign(({ context }, chosen: Chosen) => chosenWith(context, chosen)),
  },
}).createMachine({
  id: 'reportAmendment',
  description: 'Le responsable corrige le compte rendu d’une chasse passée, et dit pourquoi.',
  context: ({ input }) => ({
    ...input,
    ...nothing,
    contacts: null,
    draft: nothing,
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
    'contacts.read': { actions: { type: 'rememberContacts', params: ({ event }) => event } },
    'specimenTypes.read': { actions: { type: 'rememberTypes', params: ({ event }) => event } },
  },
  output: ({ event }) => event.output as { changed: boolean },
  states: {
    restoring: {
      description: 'On cherche une correction restée inachevée sur cet appareil.',
      tags: 'busy',
      invoke: {
        id: 'recallCorrection',
        src: 'recallCorrection',
        input: ({ context }) => ({ huntId: context.hunt.id, version: context.report.version }),
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
      on: { 'amendment.closed': 'abandoned' },
    },
    offering: {
      description: 'Une correction inachevée existe : la reprendre ou repartir du compte rendu ?',
      on: {
        'draft.resumed': { target: 'editing', actions: 'adoptDraft' },
        'draft.discarded': { target: 'editing', actions: { type: 'dropCorrection', params: entryOf } },
        'amendment.closed': 'abandoned',
      },
    },
    editing: {
      description: 'Le responsable change les quantités ; elles sont gardées sur cet appareil.',
      on: {
        'quantity.chosen': {
          actions: [
            { type: 'rememberQuantity', params: ({ event }) => event },
            { type: 'keepCorrection', params: entryOf },
          ],
        },
        'correction.submitted': { guard: 'isCorrection', target: 'confirming' },
        'amendment.closed': [{ guard: 'wasSent', target: 'outdated' }, { target: 'abandoned' }],
      },
    },
    confirming: {
      description: 'La différence est montrée, et la raison demandée ; rien n’est encore envoyé.',
      on: {
        'reason.typed': {
          actions: [
            { type: 'rememberReason', params: ({ event }) => event },
            { type: 'keepCorrection', params: entryOf },
          ],
        },
        'correction.confirmed': { guard: 'hasReason', target: 'saving' },
        'correction.cancelled': 'editing',
      },
    },
    saving: {
      description: 'La correction est envoyée au serveur.',
      tags: 'busy',
      entry: 'rememberSending',
      invoke: {
        id: 'amendDonations',
        src: 'amendDonations',
        input: ({ context: { hunt, report, contacts, quantities, reason, formKey } }) => ({
          params: { id: hunt.id },
          body: {
            ...reportOf(correctedQuantities(contacts ?? [], quantities)),
            reason: reason.trim(),
            version: report.version,
          },
          idempotencyKey: formKey,
        }),
        onDone: {
          target: 'saved',
          actions: [
            { type: 'dropCorrection', params: entryOf },
            { type: 'announce', params: ({ event }) => ({ text: toldOf(event.output) }) },
          ],
        },
        onError: [
          {
            guard: 'wasInConflict',
            target: 'superseded',
            actions: { type: 'rememberErrors', params: ({ event }) => event },
          },
          {
            guard: 'wasRefused',
            target: 'refused',
            actions: { type: 'rememberErrors', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    failed: {
      description: 'L’envoi n’a pas abouti ; la correction est gardée, on peut renvoyer.',
      on: { 'correction.confirmed': 'saving', 'correction.cancelled': 'editing' },
    },
    refused: {
      description: 'Le serveur a refusé cette correction ; il faut la revoir ou repartir du compte rendu.',
      on: {
        'correction.cancelled': 'editing',
        'draft.discarded': {
          target: 'editing',
          actions: ['forgetCorrection', { type: 'dropCorrection', params: entryOf }],
        },
        'amendment.closed': 'outdated',
      },
    },
    superseded: {
      description: 'Le compte rendu a été corrigé entre-temps, ou ne peut plus l’être.',
      on: {
        'amendment.closed': { target: 'outdated', actions: { type: 'dropCorrection', params: entryOf } },
      },
    },
    saved: {
      description: 'La correction est enregistrée, ou demandée.',
      type: 'final',
      output: { changed: true },
    },
    outdated: {
      description: 'Le compte rendu a peut-être changé ; les listes sont à relire.',
      type: 'final',
      output: { changed: true },
    },
    abandoned: {
      description: 'Le responsable a quitté sans envoyer ; sa correction l’attend.',
      type: 'final',
      output: { changed: false },
    },
  },
})
