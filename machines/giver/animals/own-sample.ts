import { assign, setup } from 'xstate'
import { noteOwnSample, sendOwnSample } from '../../../contract/giver/samples.ts'
import { messageOf } from '../../../contract/problem.ts'
import { call } from '../../patterns/calls.ts'
import * as form from '../../patterns/entry-form.ts'
import { without } from '../../patterns/field-errors.ts'
import * as draft from './own-sample-draft.ts'

/** `reason`: why the server refused, in French. */
type Context = draft.OwnSampleDraft & form.Context & { reason: string }
type Event =
  | { type: 'boar.ticked'; id: number }
  | { type: 'field.typed'; field: draft.OwnSampleField; value: string }
  | form.Event

/** The giver registers a sample of their boars, or records that it was sent (decision 0069). */
export const ownSampleMachine = setup({
  types: {} as { context: Context; events: Event; input: draft.OwnSampleInput; output: form.Output },
  actors: { noteOwnSample: call(noteOwnSample), sendOwnSample: call(sendOwnSample) },
  guards: form.guards<Context>(draft),
  actions: {
    ...form.actions<Context>(draft),
    rememberBoar: assign({
      errors: ({ context }) => without(context.errors, 'animal_ids'),
      boarIds: ({ context: { boarIds } }, { id }: { id: number }) =>
        boarIds.includes(id) ? boarIds.filter((one) => one !== id) : [...boarIds, id],
    }),
    rememberField: assign({
      errors: ({ context: { errors } }, { field }: { field: draft.OwnSampleField; value: string }) =>
        without(errors, field),
      texts: ({ context: { texts } }, { field, value }: { field: draft.OwnSampleField; value: string }) => ({
        ...texts,
        [field]: value,
      }),
    }),
    rememberReason: assign({ reason: (_, { error }: { error: unknown }) => messageOf(error) }),
  },
}).createMachine({
  id: 'ownSample',
  description: 'Le responsable note un prélèvement fait sur ses sangliers, ou son envoi.',
  context: ({ input }) => ({ ...draft.draftOf(input), ...form.unsent, reason: '' }),
  initial: 'editing',
  output: ({ event }) => event.output as form.Output,
  states: {
    editing: {
      description: 'Les sangliers et le jour, ou le laboratoire et sa référence, sont saisis.',
      initial: 'fresh',
      on: {
        'boar.ticked': { actions: { type: 'rememberBoar', params: ({ event }) => event } },
        'field.typed': { actions: { type: 'rememberField', params: ({ event }) => event } },
        ...form.leaving,
      },
      states: form.filling,
    },
    discarding: {
      description: 'La saisie serait perdue : on demande confirmation.',
      on: {
        'question.confirmed': [{ guard: 'wasSent', target: 'dismissed' }, { target: 'abandoned' }],
        'question.cancelled': 'editing.resumed',
      },
    },
    creating: {
      description: 'Le prélèvement est envoyé au serveur.',
      tags: 'busy',
      entry: ['forgetMistakes', 'rememberSending'],
      invoke: {
        id: 'noteOwnSample',
        src: 'noteOwnSample',
        input: ({ context }) => ({ params: { id: context.hunt.id }, body: draft.takenEntry(context) }),
        onDone: {
          target: 'saved',
          actions: { type: 'announce', params: { text: 'Prélèvement noté' } },
        },
        onError: [
          {
            guard: 'wasInvalid',
            target: 'editing.refused',
            actions: { type: 'rememberRefusal', params: ({ event }) => event },
          },
          {
            guard: 'wasOutdated',
            target: 'outdated',
            actions: { type: 'rememberReason', params: ({ event }) => event },
          },
          { target: 'editing.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    updating: {
      description: 'L’envoi au laboratoire est enregistré par le serveur.',
      tags: 'busy',
      entry: ['forgetMistakes', 'rememberSending'],
      invoke: {
        id: 'sendOwnSample',
        src: 'sendOwnSample',
        input: ({ context }) => ({
          params: { id: context.animal.sample!.id },
          body: draft.sentEntry(context),
        }),
        onDone: {
          target: 'saved',
          actions: { type: 'announce', params: { text: 'Envoi noté' } },
        },
        onError: [
          {
            guard: 'wasInvalid',
            target: 'editing.refused',
            actions: { type: 'rememberRefusal', params: ({ event }) => event },
          },
          {
            guard: 'wasOutdated',
            target: 'outdated',
            actions: { type: 'rememberReason', params: ({ event }) => event },
          },
          { target: 'editing.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    outdated: {
      description: 'Le serveur ne l’accepte pas, et il est dit pourquoi.',
      on: { 'form.closed': 'dismissed' },
    },
    saved: { description: 'Le prélèvement est noté.', type: 'final', output: { changed: true } },
    dismissed: {
      description: 'La fenêtre est fermée ; le prélèvement a pu changer, la liste est à relire.',
      type: 'final',
      output: { changed: true },
    },
    abandoned: { description: 'Le responsable a renoncé.', type: 'final', output: { changed: false } },
  },
})
