import { assign, setup } from 'xstate'
import { updateAnimal, listAnimals, type Animal } from '../../../contract/giver/animals.ts'
import type { Hunt } from '../../../contract/giver/hunts.ts'
import { messageOf } from '../../../contract/problem.ts'
import { animalLifecycle } from '../../lifecycles/animal.ts'
import { call } from '../../patterns/calls.ts'
import * as form from '../../patterns/entry-form.ts'
import { without } from '../../patterns/field-errors.ts'
import {
  type AnimalDraft,
  type AnimalField,
  draftOf,
  entryOf,
  hasChanges,
  mistakesOf,
} from './animal-draft.ts'

type Input = { hunt: Hunt; animal: Animal }
/** `animal`: as last read. `reason`: why the server refused the correction, in French. */
type Context = Input & form.Context & { draft: AnimalDraft; reason: string }
type Event = { type: 'field.typed'; field: AnimalField; value: string } | form.Event

const entry = { isNew: () => false, hasChanges, mistakesOf }
const editable = ({ state }: Animal) =>
  animalLifecycle.resolveState({ value: state, context: {} }).can({ type: 'animal.foundFit' })

/** Corrects a noted animal. A change made elsewhere meanwhile is loaded first (decision 0034). */
export const animalFormMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; output: form.Output },
  actors: { updateAnimal: call(updateAnimal), listAnimals: call(listAnimals) },
  guards: {
    ...form.guards<Context>(entry),
    /** The animal still exists, can still be corrected, and has changed. */
    isNewer: ({ context }, { animals }: { animals: Animal[] }) =>
      animals.some(
        (each) => each.id === context.animal.id && each.version !== context.animal.version && editable(each),
      ),
  },
  actions: {
    ...form.actions<Context>(entry),
    rememberField: assign({
      errors: ({ context: { errors } }, { field }: { field: AnimalField; value: string }) =>
        without(errors, field),
      draft: ({ context }, { field, value }: { field: AnimalField; value: string }) => ({
        ...context.draft,
        [field]: value,
      }),
    }),
    rememberReason: assign({ reason: (_, { error }: { error: unknown }) => messageOf(error) }),
    rememberAnimal: assign({
      animal: ({ context }, { animals }: { animals: Animal[] }) =>
        animals.find(({ id }) => id === context.animal.id) ?? context.animal,
    }),
  },
}).createMachine({
  id: 'animalForm',
  description: 'Le responsable corrige ce qui est noté d’un animal.',
  context: ({ input }) => ({ ...input, ...form.unsent, draft: draftOf(input.animal), reason: '' }),
  initial: 'editing',
  output: ({ event }) => event.output as form.Output,
  states: {
    editing: {
      description: 'Le responsable corrige les champs.',
      initial: 'fresh',
      on: {
        'field.typed': { actions: { type: 'rememberField', params: ({ event }) => event } },
        'form.submitted': [
          { guard: 'isComplete', target: 'updating' },
          { target: '.incomplete', actions: 'rememberMistakes' },
        ],
        'form.closed': form.leaving['form.closed'],
      },
      states: {
        ...form.filling,
        stale: {
          description: 'Quelqu’un a changé l’animal entre-temps : il est relu, la saisie est gardée.',
        },
      },
    },
    discarding: {
      description: 'La saisie serait perdue : on demande confirmation.',
      on: {
        'question.confirmed': [{ guard: 'wasSent', target: 'dismissed' }, { target: 'abandoned' }],
        'question.cancelled': 'editing.resumed',
      },
    },
    updating: {
      description: 'La correction est envoyée au serveur.',
      tags: 'busy',
      entry: ['forgetMistakes', 'rememberSending'],
      invoke: {
        id: 'updateAnimal',
        src: 'updateAnimal',
        input: ({ context: { animal, draft } }) => ({
          params: { id: animal.id },
          body: entryOf(draft, animal),
        }),
        onDone: {
          target: 'saved',
          actions: { type: 'announce', params: { text: 'L’animal a été corrigé.' } },
        },
        onError: [
          {
            guard: 'wasInvalid',
            target: 'editing.refused',
            actions: { type: 'rememberRefusal', params: ({ event }) => event },
          },
          {
            guard: 'wasOutdated',
            target: 'rereading',
            actions: { type: 'rememberReason', params: ({ event }) => event },
          },
          { target: 'editing.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    rereading: {
      description: 'L’animal a changé ou disparu : il est relu, la saisie est gardée.',
      tags: 'busy',
      invoke: {
        id: 'listAnimals',
        src: 'listAnimals',
        input: ({ context }) => ({ params: { id: context.hunt.id } }),
        onDone: [
          {
            guard: { type: 'isNewer', params: ({ event }) => event.output },
            target: 'editing.stale',
            actions: { type: 'rememberAnimal', params: ({ event }) => event.output },
          },
          { target: 'outdated' },
        ],
        onError: {
          target: 'editing.failed',
          actions: { type: 'reportFailure', params: ({ event }) => event },
        },
      },
    },
    outdated: {
      description: 'L’animal ne peut plus être corrigé, et il est dit pourquoi.',
      on: { 'form.closed': 'dismissed' },
    },
    saved: { description: 'La correction est enregistrée.', type: 'final', output: { changed: true } },
    dismissed: {
      description: 'La fenêtre est fermée ; l’animal a pu changer, la liste est à relire.',
      type: 'final',
      output: { changed: true },
    },
    abandoned: { description: 'Le responsable a renoncé.', type: 'final', output: { changed: false } },
  },
})
