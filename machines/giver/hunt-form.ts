import { assign, setup } from 'xstate'
import { createHunt, updateHunt } from '../../contract/giver/hunts.ts'
import { readGiver } from '../../contract/giver/givers.ts'
import type { Territory } from '../../contract/shared/users.ts'
import { call } from '../patterns/calls.ts'
import * as form from '../patterns/entry-form.ts'
import { saving } from '../patterns/entry-saving.ts'
import { without } from '../patterns/field-errors.ts'
import {
  attemptKey,
  type Beginning,
  draftOf,
  entryOf,
  hasChanges,
  type HuntDraft,
  isNew,
  mistakesOf,
  proposalOf,
} from './hunt-draft.ts'

/** `formKey` identifies one opening of the form. */
type Input = Beginning & { formKey: string }
/** `initial`: the initial entry. `plannedId`: the hunt that was planned, or null. */
type Context = Input &
  HuntDraft &
  form.Context & {
    territories: Territory[]
    initial: HuntDraft
    plannedId: number | null
  }
/** `contactsOf`: the new hunt, if its contacts should open next. */
type Output = form.Output & { contactsOf: number | null }
type Event =
  | { type: 'date.chosen'; value: string }
  | { type: 'territory.chosen'; cityId: number }
  | { type: 'wolfhunt.marked'; marked: boolean }
  | { type: 'quantity.chosen'; specimenTypeId: number; quantity: number }
  | { type: 'loading.retried' }
  | { type: 'contacts.requested' }
  | form.Event

const entry = { isNew, hasChanges, mistakesOf }

/** Plans a hunt or changes a planned one (spec §2 « Hunt create/edit form », §5 « Hunt »). */
export const huntFormMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: Input
    output: Output
  },
  actors: {
    readGiver: call(readGiver),
    createHunt: call(createHunt),
    updateHunt: call(updateHunt),
  },
  guards: form.guards<Context>(entry),
  actions: {
    ...form.actions<Context>(entry),
    rememberTerritories: assign({ territories: (_, { cities }: { cities: Territory[] }) => cities }),
    propose: assign(({ context }) => {
      const initial = proposalOf(context, context.territories)
      return { ...initial, initial }
    }),
    rememberPlanned: assign({ plannedId: (_, { output }: { output: { id: number } }) => output.id }),
    rememberDate: assign({
      startedAt: (_, { value }: { value: string }) => value,
      errors: ({ context }) => without(context.errors, 'started_at'),
    }),
    rememberTerritory: assign({
      cityId: (_, { cityId }: { cityId: number }) => cityId,
      errors: ({ context }) => without(context.errors, 'city_id'),
    }),
    rememberWolfhunt: assign({
      isWolfhunter: (_, { marked }: { marked: boolean }) => marked,
      errors: ({ context }) => without(context.errors, 'is_wolfhunter'),
    }),
    rememberQuantity: assign({
      errors: ({ context }) => without(context.errors, 'specimen_type_ids', 'quantities'),
      quantities: ({ context }, chosen: { specimenTypeId: number; quantity: number }) => ({
        ...context.quantities,
        [chosen.specimenTypeId]: chosen.quantity,
      }),
    }),
  },
}).createMachine({
  id: 'huntForm',
  description: 'Le responsable prévoit une chasse ou modifie une chasse prévue.',
  context: ({ input }) => ({
    ...input,
    ...draftOf(input.hunt),
    initial: draftOf(input.hunt),
    territories: [],
    plannedId: null,
    ...form.unsent,
  }),
  initial: 'loading',
  output: ({ event }) => ({ contactsOf: null, ...(event.output as form.Output) }),
  states: {
    loading: {
      description: 'Les territoires du responsable sont en cours de lecture.',
      tags: 'busy',
      invoke: {
        id: 'readGiver',
        src: 'readGiver',
        onDone: [
          {
            guard: 'isNew',
            target: 'editing',
            actions: [{ type: 'rememberTerritories', params: ({ event }) => event.output }, 'propose'],
          },
          {
            target: 'editing',
            actions: { type: 'rememberTerritories', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'unavailable', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
      on: { 'form.closed': 'abandoned' },
    },
    unavailable: {
      description: 'Les territoires n’ont pas pu être lus ; on peut réessayer.',
      on: { 'loading.retried': 'loading', 'form.closed': 'abandoned' },
    },
    editing: {
      description: 'Le responsable remplit la date, le territoire et les gibiers attendus.',
      initial: 'fresh',
      on: {
        'date.chosen': { actions: { type: 'rememberDate', params: ({ event }) => event } },
        'territory.chosen': {
          guard: 'isNew',
          actions: { type: 'rememberTerritory', params: ({ event }) => event },
        },
        'wolfhunt.marked': { actions: { type: 'rememberWolfhunt', params: ({ event }) => event } },
        'quantity.chosen': { actions: { type: 'rememberQuantity', params: ({ event }) => event } },
        ...form.leaving,
      },
      states: form.filling,
    },
    planned: {
      description: 'La nouvelle chasse est prévue : on peut aller tout de suite à ses contacts.',
      on: { 'contacts.requested': 'leftForContacts', 'form.closed': 'saved' },
    },
    leftForContacts: {
      description: 'La chasse est enregistrée, et ses contacts vont s’ouvrir.',
      type: 'final',
      output: ({ context }) => ({ changed: true, contactsOf: context.plannedId }),
    },
    ...saving({
      create: {
        call: 'createHunt',
        description: 'La nouvelle chasse est envoyée au serveur.',
        input: ({ context }: { context: Context }) => ({
          body: entryOf(context),
          idempotencyKey: attemptKey(context.formKey, context),
        }),
        target: 'planned',
        remember: {
          type: 'rememberPlanned',
          params: ({ event }: { event: { output: { id: number } } }) => event,
        },
      },
      update: {
        call: 'updateHunt',
        description: 'La chasse modifiée est envoyée au serveur.',
        input: ({ context }: { context: Context }) => ({
          params: { id: context.hunt!.id },
          body: entryOf(context),
        }),
      },
      announced: 'La chasse a été enregistrée.',
      states: {
        outdated: 'La chasse a déjà eu lieu ou n’existe plus : elle ne peut plus être modifiée.',
        saved: 'La chasse est enregistrée.',
        dismissed: 'La fenêtre est fermée ; la chasse a pu changer, les listes sont à relire.',
        abandoned: 'Le responsable a renoncé.',
      },
    }),
  },
})
