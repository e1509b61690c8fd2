import { assign, setup } from 'xstate'
import { createSample, updateSample, previewSampleRecall } from '../../../contract/federations/samples.ts'
import { nameSampled, type SampledAnimal } from '../../../contract/federations/tag-claims.ts'
import type { RecallPreview } from '../../../contract/shared/recalls.ts'
import type { SampleState } from '../../../contract/shared/sanitary.ts'
import { call } from '../../patterns/calls.ts'
import * as form from '../../patterns/entry-form.ts'
import { without } from '../../patterns/field-errors.ts'
import { saving } from '../../patterns/entry-saving.ts'
import * as draft from './sample-draft.ts'

/**
 * `preview`: whom a positive result recalls game from; null while unknown. `named`: the boars that the tags of a
 * new sample stand for.
 */
type Context = draft.SampleDraft &
  Pick<draft.SampleFormInput, 'isNational'> &
  form.Context & { preview: RecallPreview | null; named: SampledAnimal[] }
type Event =
  | { type: 'step.chosen'; next: SampleState }
  | { type: 'field.typed'; field: draft.SampleField; value: string }
  | form.Event

const entry = { ...draft, isNew: ({ sample }: Context) => sample === null }

/** Registers a sample, or updates its state. */
export const sampleFormMachine = setup({
  types: {} as { context: Context; events: Event; input: draft.SampleFormInput; output: form.Output },
  actors: {
    createSample: call(createSample),
    updateSample: call(updateSample),
    previewSampleRecall: call(previewSampleRecall),
    nameSampled: call(nameSampled),
  },
  guards: {
    ...form.guards<Context>(entry),
    isCompleteRecall: ({ context }) =>
      draft.isRecalling(context) && Object.keys(draft.mistakesOf(context)).length === 0,
  },
  actions: {
    ...form.actions<Context>(entry),
    rememberPreview: assign({ preview: (_, { output }: { output: RecallPreview }) => output }),
    rememberNamed: assign({ named: (_, { output }: { output: SampledAnimal[] }) => output }),
    forgetPreview: assign({ preview: null }),
    rememberStep: assign({
      next: (_, { next }: { next: SampleState }) => next,
      errors: ({ context }) => without(context.errors, 'state'),
    }),
    rememberField: assign({
      errors: ({ context: { errors } }, { field }: { field: draft.SampleField; value: string }) =>
        without(errors, field),
      texts: ({ context: { texts } }, { field, value }: { field: draft.SampleField; value: string }) => ({
        ...texts,
        [field]: value,
      }),
    }),
  },
}).createMachine({
  id: 'sampleForm',
  description: 'Une personne note un prélèvement, son envoi ou son résultat.',
  context: ({ input }) => ({
    ...input,
    ...draft.draftOf(input.sample),
    ...form.unsent,
    preview: null,
    named: [],
  }),
  initial: 'editing',
  output: ({ event }) => event.output as form.Output,
  states: {
    editing: {
      description: 'Les bracelets et le laboratoire, ou l’étape suivante et son jour, sont saisis.',
      initial: 'fresh',
      on: {
        'step.chosen': { actions: { type: 'rememberStep', params: ({ event }) => event } },
        'field.typed': { actions: { type: 'rememberField', params: ({ event }) => event } },
        'form.submitted': [
          { guard: 'isCompleteRecall', target: 'counting', actions: 'forgetMistakes' },
          { guard: 'isCompleteAndNew', target: 'naming', actions: 'forgetMistakes' },
          { guard: 'isComplete', target: 'updating' },
          { target: '.incomplete', actions: 'rememberMistakes' },
        ],
        'form.closed': form.leaving['form.closed'],
      },
      states: form.filling,
    },
    naming: {
      description: 'On cherche de quels sangliers sont ces bracelets ; rien n’est encore enregistré.',
      tags: 'busy',
      invoke: {
        id: 'nameSampled',
        src: 'nameSampled',
        input: ({ context }) => ({ body: draft.sampledEntry(context) }),
        onDone: { target: 'named', actions: { type: 'rememberNamed', params: ({ event }) => event } },
        onError: [
          {
            guard: 'wasInvalid',
            target: 'editing.refused',
            actions: { type: 'rememberRefusal', params: ({ event }) => event },
          },
          { target: 'editing.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    named: {
      description:
        'Chaque sanglier est nommé par son responsable et sa chasse, et un bracelet noté deux fois est dit, avant d’enregistrer.',
      on: { 'question.confirmed': 'creating', 'question.cancelled': 'editing' },
    },
    counting: {
      description: 'Les personnes qui ont de ce gibier sont comptées ; rien n’est encore enregistré.',
      tags: 'busy',
      invoke: {
        id: 'previewSampleRecall',
        src: 'previewSampleRecall',
        input: ({ context }) => ({ params: { id: context.sample!.id } }),
        onDone: { target: 'confirming', actions: { type: 'rememberPreview', params: ({ event }) => event } },
        // The count is optional: a recall is urgent.
        onError: 'confirming',
      },
    },
    confirming: {
      description:
        'On dit qui sera prévenu, et demande confirmation : le résultat rappelle le gibier, les e-mails ne se reprennent pas.',
      exit: 'forgetPreview',
      on: { 'question.confirmed': 'updating', 'question.cancelled': 'editing' },
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
