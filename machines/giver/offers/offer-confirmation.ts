import { assign, setup } from 'xstate'
import {
  listConfirmationChoices,
  confirmOffer,
  type ConfirmationChoices,
} from '../../../contract/giver/meetings.ts'
import type { Hunt } from '../../../contract/giver/hunts.ts'
import type { HuntOffer } from '../../../contract/giver/offers.ts'
import { call } from '../../patterns/calls.ts'
import * as form from '../../patterns/entry-form.ts'
import { without } from '../../patterns/field-errors.ts'
import { saving } from '../../patterns/entry-saving.ts'
import { type ConfirmationDraft, draftOf, entryOf, mistakesOf, requestFields } from './confirmation-draft.ts'

type Input = { offer: HuntOffer; hunt: Hunt }
/** `initial`: the entry before any change. */
type Context = Input &
  form.Context & { choices: ConfirmationChoices; draft: ConfirmationDraft; initial: ConfirmationDraft }
type Event =
  | { type: 'field.typed'; field: keyof ConfirmationDraft; value: string }
  | { type: 'loading.retried' }
  | form.Event

const nothing: ConfirmationChoices = { animals: [], promised: null, types: [], cities: [], meeting: null }
const entry = {
  isNew: () => false,
  hasChanges: ({ draft, initial }: Context) => JSON.stringify(draft) !== JSON.stringify(initial),
  mistakesOf: ({ draft, choices, hunt }: Context) => mistakesOf(draft, choices, hunt),
}

const { creating: _, ...saved } = saving({
  create: { call: 'confirmOffer', input: {}, description: '' },
  update: {
    call: 'confirmOffer',
    description: 'La confirmation est envoyée au serveur.',
    input: ({ context: { offer, draft } }: { context: Context }) => ({
      params: { id: offer.id },
      body: entryOf(draft),
    }),
  },
  announced: 'Le rendez-vous est proposé.',
  states: {
    outdated: 'La personne ou l’animal n’est plus libre : cela ne peut plus être confirmé ainsi.',
    saved: 'Le rendez-vous est proposé à la personne.',
    dismissed: 'La fenêtre est fermée ; le rendez-vous a pu être proposé, la liste est à relire.',
    abandoned: 'Le responsable a renoncé.',
  },
})

/**
 * « Confirmer »: assigns an animal or a type to a person who accepted, and a meeting that can be reused
 * for several people.
 */
export const offerConfirmationMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; output: form.Output },
  actors: {
    listConfirmationChoices: call(listConfirmationChoices),
    confirmOffer: call(confirmOffer),
  },
  guards: form.guards<Context>(entry),
  actions: {
    ...form.actions<Context>(entry),
    rememberChoices: assign(({ context }, { choices }: { choices: ConfirmationChoices }) => {
      const draft = draftOf(choices, context.hunt)
      return { choices, draft, initial: draft }
    }),
    rememberField: assign({
      errors: ({ context: { errors } }, { field }: { field: keyof ConfirmationDraft; value: string }) =>
        without(errors, ...requestFields[field]),
      draft: ({ context }, { field, value }: { field: keyof ConfirmationDraft; value: string }) => ({
        ...context.draft,
        [field]: value,
      }),
    }),
  },
}).createMachine({
  id: 'offerConfirmation',
  description: 'Le responsable confirme un animal ou un gibier à une personne, avec un rendez-vous.',
  context: ({ input }) => {
    const draft = draftOf(nothing, input.hunt)
    return { ...input, choices: nothing, draft, initial: draft, ...form.unsent }
  },
  initial: 'loading',
  output: ({ event }) => event.output as form.Output,
  states: {
    loading: {
      description: 'Les animaux disponibles et le dernier rendez-vous sont en cours de lecture.',
      tags: 'busy',
      invoke: {
        id: 'listConfirmationChoices',
        src: 'listConfirmationChoices',
        input: ({ context: { offer } }) => ({ params: { id: offer.id } }),
        onDone: {
          target: 'editing',
          actions: { type: 'rememberChoices', params: ({ event }) => ({ choices: event.output }) },
        },
        onError: { target: 'unavailable', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
      on: { 'form.closed': 'abandoned' },
    },
    unavailable: {
      description: 'Ce qui peut être confirmé n’a pas pu être lu ; on peut réessayer.',
      on: { 'loading.retried': 'loading', 'form.closed': 'abandoned' },
    },
    editing: {
      description: 'Le responsable choisit l’animal ou le gibier, le lieu et l’heure.',
      initial: 'fresh',
      on: {
        'field.typed': { actions: { type: 'rememberField', params: ({ event }) => event } },
        'form.submitted': [
          { guard: 'isComplete', target: 'updating' },
          { target: '.incomplete', actions: 'rememberMistakes' },
        ],
        'form.closed': form.leaving['form.closed'],
      },
      states: form.filling,
    },
    ...saved,
  },
})
