import { assign, sendTo, setup } from 'xstate'
import {
  listAnimals,
  noteAnimal,
  deleteAnimal,
  type Animal,
  type AnimalList,
} from '../../../contract/giver/animals.ts'
import { limits } from '../../../contract/limits.ts'
import { fieldsOf, messageOf } from '../../../contract/problem.ts'
import { call } from '../../patterns/calls.ts'
import { failureGuards, shellActions } from '../../patterns/failures.ts'
import { type FieldErrors, without } from '../../patterns/field-errors.ts'
import { noting } from './animal-calls.ts'
import { likelyType, nextTag, tagAfterReading } from './animal-note.ts'
import type { AnimalViewer, AskedAnimal } from './animal-permissions.ts'
import { animalWindowsMachine } from './animal-windows.ts'

/**
 * `mayNote`: holds hunts.self.write. `asked`: the animal's window that the URL names, or null. `formKey`
 * identifies one opening of the window.
 */
type Input = AnimalViewer & { asked: AskedAnimal | null; formKey: string }
/**
 * `typeId`, `tag`: the entry of the next animal; `isTyped`: its tag is no suggestion. `errors`: the server's validation messages in French by
 * field; `reason`: why it refused altogether. `noted`: the id of the animal whose note can be undone.
 * `count`: animals noted in this window.
 */
type Context = Input & {
  animals: Animal[]
  nextTags: AnimalList['next_tags']
  typeId: number | null
  tag: string
  isTyped: boolean
  errors: FieldErrors
  reason: string
  noted: number | null
  count: number
}
type Event =
  | { type: 'loading.retried' }
  | { type: 'reading.requested' }
  | { type: 'animals.changed' }
  | { type: 'specimenType.chosen'; typeId: number }
  | { type: 'tag.typed'; value: string }
  | { type: 'note.submitted' }
  | { type: 'note.undone' }
  | { type: 'window.closed' }

const listRead = ({ event }: { event: { output: AnimalList } }) => ({ list: event.output })

/** Remembers the list that was read, and tells it to the windows over it. */
const keepAnimals = [
  { type: 'rememberAnimals', params: listRead },
  { type: 'tellAnimals', params: listRead },
] as const

/** The animals of a hunt: their list, and quick entry of the next one. */
export const animalsMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: Input
    children: { animalWindows: 'animalWindows' }
  },
  actors: {
    animalWindows: animalWindowsMachine,
    listAnimals: call(listAnimals),
    noteAnimal: call(noteAnimal),
    deleteAnimal: call(deleteAnimal),
  },
  guards: {
    ...failureGuards,
    mayNote: ({ context }) => context.mayNote && context.hunt.hunt_state.code !== 'finished',
    hasNoted: ({ context }) => context.noted !== null,
  },
  actions: {
    ...shellActions,
    rememberAnimals: assign(({ context }, { list }: { list: AnimalList }) => {
      const { animals, next_tags: nextTags } = list
      const typeId = context.typeId ?? likelyType(context.hunt, animals)
      return { animals, nextTags, typeId, ...tagAfterReading(context, list, typeId), errors: {} }
    }),
    tellAnimals: sendTo('animalWindows', (_, { list: { animals } }: { list: AnimalList }) => ({
      type: 'animals.read',
      animals,
    })),
    rememberType: assign(({ context }, { typeId }: { typeId: number }) => ({
      typeId,
      tag: nextTag(context.nextTags, typeId),
      isTyped: false,
      errors: without(context.errors, 'specimen_type_id', 'tag'),
    })),
    rememberTag: assign(({ context }, { value }: { value: string }) => ({
      tag: value.slice(0, limits.animals.tag),
      isTyped: true,
      errors: without(context.errors, 'tag'),
    })),
    rememberNote: assign(({ context }, { id }: { id: number }) => ({
      noted: id,
      count: context.count + 1,
      isTyped: false,
    })),
    forgetNote: assign({ noted: null }),
    rememberErrors: assign({ errors: (_, { error }: { error: unknown }) => fieldsOf(error) }),
    forgetRefusal: assign({ errors: {}, reason: '' }),
    rememberReason: assign({ reason: (_, { error }: { error: unknown }) => messageOf(error) }),
  },
  delays: { UNDO_OFFERED: limits.animals.undo },
}).createMachine({
  id: 'animals',
  description: 'Le responsable note les animaux d’une chasse, un par un.',
  context: ({ input }) => ({
    ...input,
    animals: [],
    nextTags: [],
    typeId: null,
    tag: '',
    isTyped: false,
    errors: {},
    reason: '',
    noted: null,
    count: 0,
  }),
  initial: 'loading',
  invoke: {
    id: 'animalWindows',
    src: 'animalWindows',
    input: ({ context: { hunt, mayNote, asked }, self }) => ({ hunt, mayNote, asked, parent: self }),
  },
  states: {
    loading: {
      description: 'Les animaux de la chasse sont en cours de lecture.',
      tags: 'busy',
      invoke: {
        id: 'listAnimals',
        src: 'listAnimals',
        input: ({ context }) => ({ params: { id: context.hunt.id } }),
        onDone: [
          {
            guard: 'hasNoted',
            target: 'listed.noted',
            actions: keepAnimals,
          },
          {
            target: 'listed',
            actions: keepAnimals,
          },
        ],
        onError: { target: 'unavailable', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
      on: { 'window.closed': 'closed' },
    },
    unavailable: {
      description: 'Les animaux n’ont pas pu être lus ; on peut réessayer.',
      on: { 'loading.retried': 'loading', 'window.closed': 'closed' },
    },
    listed: {
      description: 'Les animaux sont montrés ; le suivant est prêt à être noté.',
      initial: 'fresh',
      on: {
        'specimenType.chosen': {
          guard: 'mayNote',
          actions: { type: 'rememberType', params: ({ event }) => event },
        },
        'tag.typed': { guard: 'mayNote', actions: { type: 'rememberTag', params: ({ event }) => event } },
        'note.submitted': { guard: 'mayNote', target: 'noting' },
        // Animals may be noted on another device.
        'reading.requested': 'loading',
        'animals.changed': { target: 'loading', actions: 'forgetNote' },
        'window.closed': 'closed',
      },
      states: {
        fresh: { description: 'Rien n’est en attente.' },
        noted: {
          description: 'Un animal vient d’être noté ; on peut encore revenir dessus.',
          on: { 'note.undone': '#animals.undoing' },
          after: { UNDO_OFFERED: { target: 'fresh', actions: 'forgetNote' } },
        },
        refused: { description: 'Le serveur a refusé un champ ; il est signalé.' },
        rejected: { description: 'Le serveur n’accepte pas ce changement et dit pourquoi.' },
        failed: { description: 'L’animal n’a pas pu être noté ; la saisie est gardée.' },
        kept: {
          description: 'L’animal n’a pas pu être effacé ; on peut réessayer.',
          on: { 'note.undone': '#animals.undoing' },
        },
      },
    },
    noting: {
      description: 'L’animal est envoyé au serveur.',
      tags: 'busy',
      entry: ['forgetRefusal', 'forgetNote'],
      ...noting('listed'),
    },
    undoing: {
      description: 'L’animal qui vient d’être noté est effacé.',
      tags: 'busy',
      invoke: {
        id: 'deleteAnimal',
        src: 'deleteAnimal',
        input: ({ context }) => ({ params: { id: context.noted! } }),
        onDone: { target: 'loading', actions: 'forgetNote' },
        onError: [
          // It is already gone.
          { guard: 'wasMissing', target: 'loading', actions: 'forgetNote' },
          {
            guard: 'wasInConflict',
            target: 'listed.rejected',
            actions: ['forgetNote', { type: 'rememberReason', params: ({ event }) => event }],
          },
          { target: 'listed.kept', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    closed: { description: 'La fenêtre est fermée.', type: 'final' },
  },
})
