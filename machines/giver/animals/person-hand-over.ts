import { assign, setup } from 'xstate'
import { handAnimalOver } from '../../../contract/giver/hand-overs.ts'
import { listAnimals, noteAnimal, type Animal, type AnimalList } from '../../../contract/giver/animals.ts'
import { limits } from '../../../contract/limits.ts'
import { fieldsOf } from '../../../contract/problem.ts'
import { BOAR } from '../../../contract/shared/specimen-types.ts'
import { call } from '../../patterns/calls.ts'
import { failureGuards, shellActions } from '../../patterns/failures.ts'
import { messagesOf, without } from '../../patterns/field-errors.ts'
import { handOverTo, noting, unnotedHandOver } from './animal-calls.ts'
import { likelyType, nextTag, tagAfterReading } from './animal-note.ts'
import { animalReturnMachine } from './animal-return.ts'
import { isAllTold, isGivable, isReturnable, oneMore, toldBy } from './person-animals.ts'
import type { Context, Event, Input } from './person-hand-over-types.ts'
import { leadingBack, windowGuards } from '../../patterns/windows.ts'

/** The animal just noted, if the list has it and it may be handed over. */
const notedGivable = ({ hunt, noted }: Context, { animals }: AnimalList): Animal | null =>
  animals.find((animal) => animal.id === noted && isGivable(hunt, animal)) ?? null

/** What one contact of a hunt took, noted in one window: noted animals, or one noted here (decision 0076). */
export const personHandOverMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: Input
    children: { animalReturn: 'animalReturn' }
  },
  actors: {
    listAnimals: call(listAnimals),
    noteAnimal: call(noteAnimal),
    handAnimalOver: call(handAnimalOver),
    animalReturn: animalReturnMachine,
  },
  guards: {
    ...failureGuards,
    mayBeHandedOver: ({ context }, { animal }: { animal: Animal }) => isGivable(context.hunt, animal),
    mayReturn: ({ context: { hunt, contact } }, { animal }: { animal: Animal }) =>
      isReturnable(hunt, animal, contact.id),
    /** The one just noted is among them and may be handed over. */
    isNotedGivable: ({ context }, list: AnimalList) => notedGivable(context, list) !== null,
    /** So it may, and all there is to say about it was said of the one before. */
    isNotedTold: ({ context }, list: AnimalList) => {
      const animal = notedGivable(context, list)
      return context.isRepeated && animal !== null && isAllTold(context.told, animal)
    },
    mayRepeat: ({ context }) => oneMore(context) !== null,
    /** A boar may stand outside a marking scheme; any other animal needs its tag. */
    isTagged: ({ context: { typeId, tag } }) => typeId === BOAR || tag.trim() !== '',
    ...windowGuards,
  },
  actions: {
    ...shellActions,
    rememberAnimals: assign(({ context }, { animals, next_tags: nextTags }: AnimalList) => {
      const typeId = context.typeId ?? likelyType(context.hunt, animals)
      const animal = animals.find(({ id }) => id === context.noted) ?? null
      return {
        animals,
        nextTags,
        typeId,
        ...tagAfterReading(context, { animals, next_tags: nextTags }, typeId),
        animal,
        noted: null,
        isRepeated: false,
      }
    }),
    rememberAnimal: assign({ animal: (_, { animal }: { animal: Animal }) => animal }),
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
    rememberTold: assign({ told: ({ context }) => context.animal && toldBy(context.animal) }),
    repeatNote: assign(({ context }) => ({ ...oneMore(context), isRepeated: true })),
    forgetRepeat: assign({ isRepeated: false }),
    rememberErrors: assign({ errors: (_, { error }: { error: unknown }) => fieldsOf(error) }),
    forgetRefusal: assign({ errors: {}, reason: '' }),
    rememberReason: assign({ reason: (_, { error }: { error: unknown }) => messagesOf(error).join(' ') }),
  },
}).createMachine({
  id: 'personHandOver',
  description: 'Après un appel, le responsable note ce qu’une personne a emporté, animal par animal.',
  context: ({ input }) => ({
    ...input,
    animals: [],
    nextTags: [],
    typeId: null,
    tag: '',
    isTyped: false,
    noted: null,
    count: 0,
    animal: null,
    told: null,
    isRepeated: false,
    errors: {},
    reason: '',
  }),
  initial: 'loading',
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
            guard: { type: 'isNotedTold', params: ({ event }) => event.output },
            target: 'handingOver',
            actions: { type: 'rememberAnimals', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isNotedGivable', params: ({ event }) => event.output },
            target: 'confirming',
            actions: { type: 'rememberAnimals', params: ({ event }) => event.output },
          },
          { target: 'choosing', actions: { type: 'rememberAnimals', params: ({ event }) => event.output } },
        ],
        onError: { target: 'unavailable', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
      on: { 'window.closed': 'closed' },
    },
    unavailable: {
      description: 'Les animaux n’ont pas pu être lus ; on peut réessayer.',
      on: { 'loading.retried': 'loading', 'window.closed': 'closed' },
    },
    choosing: {
      description: 'Le responsable choisit un animal noté, ou en note un qui ne l’est pas encore.',
      initial: 'fresh',
      on: {
        'animal.picked': {
          guard: { type: 'mayBeHandedOver', params: ({ event }) => event },
          target: 'confirming',
          actions: { type: 'rememberAnimal', params: ({ event }) => event },
        },
        'specimenType.chosen': { actions: { type: 'rememberType', params: ({ event }) => event } },
        'tag.typed': { actions: { type: 'rememberTag', params: ({ event }) => event } },
        'note.submitted': [
          { guard: 'isTagged', target: 'noting', actions: 'forgetRepeat' },
          { target: '.untagged', actions: 'forgetRefusal' },
        ],
        'another.requested': { guard: 'mayRepeat', target: 'noting', actions: 'repeatNote' },
        'return.requested': {
          guard: { type: 'mayReturn', params: ({ event }) => event },
          target: 'returning',
          actions: { type: 'rememberAnimal', params: ({ event }) => event },
        },
        'window.closed': 'closed',
      },
      states: {
        fresh: { description: 'Rien n’est en attente.' },
        untagged: { description: 'Il manque le bracelet qu’il faut à cet animal ; il est demandé.' },
        refused: { description: 'Le serveur a refusé un champ ; il est signalé.' },
        rejected: { description: 'Le serveur n’accepte pas cet animal et dit pourquoi.' },
        failed: { description: 'L’animal n’a pas pu être noté ; la saisie est gardée.' },
      },
    },
    noting: {
      description: 'L’animal est envoyé au serveur ; sa remise sera demandée ensuite.',
      tags: 'busy',
      entry: 'forgetRefusal',
      ...noting('choosing'),
    },
    confirming: {
      description:
        'On demande confirmation ; pour un sanglier, ou si une règle informe, que le message est passé.',
      entry: 'forgetRefusal',
      on: { 'question.confirmed': 'handingOver', 'question.cancelled': 'choosing' },
    },
    handingOver: {
      description: 'La remise est envoyée au serveur.',
      tags: 'busy',
      invoke: {
        id: 'handAnimalOver',
        src: 'handAnimalOver',
        input: ({ context: { animal, contact } }) => handOverTo(contact.id, animal!),
        onDone: {
          target: 'loading',
          actions: ['rememberTold', { type: 'announce', params: { text: 'La remise est notée.' } }],
        },
        onError: unnotedHandOver('loading'),
      },
    },
    failed: {
      description: 'L’envoi n’a pas abouti ; on peut réessayer ou renoncer.',
      on: { 'command.retried': 'handingOver', 'command.closed': 'loading' },
    },
    refused: {
      description: 'Le serveur refuse cette remise et dit pourquoi.',
      on: { 'command.closed': 'loading' },
    },
    returning: {
      description: 'Le responsable annule une remise à cette personne, après confirmation.',
      entry: 'forgetRefusal',
      invoke: {
        id: 'animalReturn',
        src: 'animalReturn',
        input: ({ context }) => ({ subject: context.animal! }),
        onDone: leadingBack({ target: 'loading' }, 'choosing'),
      },
    },
    closed: { description: 'La fenêtre est fermée.', type: 'final' },
  },
})
