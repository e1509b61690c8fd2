import { assign, setup } from 'xstate'
import type { SampleState } from '../../../contract/shared/sanitary.ts'
import { call, callDelays } from '../../patterns/calls.ts'
import * as form from '../../patterns/entry-form.ts'
import { saving } from '../../patterns/entry-saving.ts'
import * as draft from './sample-draft.ts'

type Context = draft.SampleDraft & Pick<draft.SampleFormInput, 'isNational'> & form.Context
type Event =
  | { type: 'step.chosen'; next: SampleState }
  | { type: 'field.typed'; field: draft.SampleField; value: string }
  | form.Event

const entry = { ...draft, isNew: ({ sample }: Context) => sample === null }

/** Registers a sample, or updates its state. */
export const sampleFormMachine = setup({
  types: {} as { context: Context; events: Event; input: draft.SampleFormInput; output: form.Output },
  actors: { createSample: call('createSample'), updateSample: call('updateSample') },
  guards: form.guards<Context>(entry),
  actions: {
    ...form.actions<Context>(entry),
    rememberStep: assign({ next: (_, { next }: { next: SampleState }) => next }),
    rememberField: assign({
      texts: ({ context: { texts } }, { field, value }: { field: draft.SampleField; value: string }) => ({
        ...texts,
        [field]: value,
      }),
    }),
  },
  delays: callDelays,
}).createMachine({
  id: 'sampleForm',
  description: 'Une personne note un prélèvement, son envoi ou son résultat.',
  context: ({ input }) => ({ ...input, ...draft.draftOf(input.sample), ...form.unsent }),
  initial: 'editing',
  output: ({ event }) => event.output as form.Output,
  states: {
    editing: {
      description: 'Les bracelets et le laboratoire, ou l’étape suivante et son jour, sont saisis.',
      initial: 'fresh',
      on: {
        'step.chosen': { actions: { type: 'rememberStep', params: ({ event }) => event } },
        'field.typed': { actions: { type: 'rememberField', params: ({ event }) => event } },
        ...form.leaving,
      },
      states: form.filling,
    },
    ...saving({
      create: {
        call: 'createSample',
        description: 'Le prélèvement est envoyé au serveur.',
        input: ({ context }: { context: Context }) => ({ body: draft.newEntry(context) }),
      },
      update: {
        call: 'updateSample',
        description: 'L’étape suivante est envoyée au serveur.',
        input: ({ context }: { context: Context }) => ({
          params: { id: context.sample!.id },
          body: draft.stepEntry(context),
        }),
      },
      announced: 'Prélèvement enregistré',
      states: {
        outdated: 'Le prélèvement a changé, ou son résultat ne peut pas être écarté par la même personne.',
        saved: 'Le prélèvement est enregistré.',
        dismissed: 'La fenêtre est fermée ; le prélèvement a pu changer, la liste est à relire.',
        abandoned: 'La personne a renoncé.',
      },
    }),
  },
})
