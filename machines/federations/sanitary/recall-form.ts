import { assign, setup } from 'xstate'
import { previewRecall, openRecall } from '../../../contract/federations/recalls.ts'
import type { RecallPreview } from '../../../contract/shared/recalls.ts'
import { listSpecimenTypes, type SpecimenType } from '../../../contract/shared/specimen-types.ts'
import { call } from '../../patterns/calls.ts'
import * as form from '../../patterns/entry-form.ts'
import { without } from '../../patterns/field-errors.ts'
import { saving } from '../../patterns/entry-saving.ts'
import * as draft from './recall-draft.ts'

type Input = { isNational: boolean }
/** `preview`: the number of affected people; null while unknown. */
type Context = draft.RecallDraft &
  form.Context & { specimenTypes: SpecimenType[]; preview: RecallPreview | null }
type Event =
  | { type: 'loading.retried' }
  | { type: 'scope.chosen'; scope: draft.RecallScope }
  | { type: 'field.typed'; field: draft.RecallField; value: string }
  | form.Event

const {
  updating: _,
  outdated: __,
  ...sending
} = saving({
  create: {
    call: 'openRecall',
    description: 'Le rappel est envoyé au serveur.',
    input: ({ context }: { context: Context }) => ({ body: draft.recallEntry(context) }),
  },
  update: { call: 'openRecall', input: {}, description: '' },
  announced: 'Le gibier est rappelé, les e-mails partent.',
  states: {
    outdated: '',
    saved: 'Le gibier est rappelé, et les personnes concernées sont prévenues.',
    dismissed: 'La fenêtre est fermée ; le rappel a pu être ouvert, la liste est à relire.',
    abandoned: 'La personne a renoncé.',
  },
})

/**
 * Opens a recall: entry of the game and the reason, then a confirmation, because mails cannot be undone.
 * The confirmation shows how many people are affected; if that count fails, the recall can still be
 * opened.
 */
export const recallFormMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; output: form.Output },
  actors: {
    listSpecimenTypes: call(listSpecimenTypes),
    previewRecall: call(previewRecall),
    openRecall: call(openRecall),
  },
  guards: form.guards<Context>({ ...draft, isNew: () => true }),
  actions: {
    ...form.actions<Context>({ ...draft, isNew: () => true }),
    rememberTypes: assign({ specimenTypes: (_, { output }: { output: SpecimenType[] }) => output }),
    rememberPreview: assign({ preview: (_, { output }: { output: RecallPreview }) => output }),
    forgetPreview: assign({ preview: null }),
    rememberScope: assign({ scope: (_, { scope }: { scope: draft.RecallScope }) => scope }),
    rememberField: assign({
      errors: ({ context: { errors } }, { field }: { field: draft.RecallField; value: string }) =>
        without(errors, field),
      texts: ({ context: { texts } }, { field, value }: { field: draft.RecallField; value: string }) => ({
        ...texts,
        [field]: value,
      }),
    }),
  },
}).createMachine({
  id: 'recallForm',
  description: 'La fédération rappelle du gibier sans résultat d’analyse, en disant pourquoi.',
  context: ({ input }) => ({
    ...draft.emptyDraft(input.isNational),
    ...form.unsent,
    specimenTypes: [],
    preview: null,
  }),
  initial: 'loading',
  output: ({ event }) => event.output as form.Output,
  states: {
    loading: {
      description: 'Les types de gibier sont lus.',
      tags: 'busy',
      invoke: {
        id: 'listSpecimenTypes',
        src: 'listSpecimenTypes',
        onDone: { target: 'editing', actions: { type: 'rememberTypes', params: ({ event }) => event } },
        onError: { target: 'unavailable', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
      on: { 'form.closed': 'abandoned' },
    },
    unavailable: {
      description: 'Les types de gibier n’ont pas pu être lus ; on peut réessayer.',
      on: { 'loading.retried': 'loading', 'form.closed': 'abandoned' },
    },
    editing: {
      description: 'Ce qui est rappelé, et pourquoi, est saisi.',
      initial: 'fresh',
      on: {
        'scope.chosen': { actions: { type: 'rememberScope', params: ({ event }) => event } },
        'field.typed': { actions: { type: 'rememberField', params: ({ event }) => event } },
        'form.submitted': [
          { guard: 'isComplete', target: 'counting', actions: 'forgetMistakes' },
          { target: '.incomplete', actions: 'rememberMistakes' },
        ],
        'form.closed': form.leaving['form.closed'],
      },
      states: form.filling,
    },
    counting: {
      description: 'Les personnes concernées sont comptées ; personne n’est encore prévenu.',
      tags: 'busy',
      invoke: {
        id: 'previewRecall',
        src: 'previewRecall',
        input: ({ context }) => ({ body: draft.recalledEntry(context) }),
        onDone: { target: 'confirming', actions: { type: 'rememberPreview', params: ({ event }) => event } },
        onError: [
          {
            guard: 'wasInvalid',
            target: 'editing.refused',
            actions: { type: 'rememberRefusal', params: ({ event }) => event },
          },
          // The count is optional: a recall is urgent.
          'confirming',
        ],
      },
    },
    confirming: {
      description:
        'On dit combien de personnes sont concernées, et demande confirmation : les e-mails ne se reprennent pas.',
      exit: 'forgetPreview',
      on: { 'question.confirmed': 'creating', 'question.cancelled': 'editing' },
    },
    ...sending,
  },
})
