import { BOAR } from '../../../contract/shared/specimen-types.ts'
import { keyOfAttempt } from '../attempt-key.ts'
import { entryOf } from './animal-note.ts'
import { informingOf, toldOf } from './messages.ts'
import { personHandOverSetup } from './person-hand-over-setup.ts'

/** What one contact of a hunt took, noted in one window: noted animals, or one noted here (decision 0076). */
export const personHandOverMachine = personHandOverSetup.createMachine({
  id: 'personHandOver',
  description: 'Après un appel, le responsable note ce qu’une personne a emporté, animal par animal.',
  context: ({ input }) => ({
    ...input,
    animals: [],
    nextTags: [],
    typeId: null,
    tag: '',
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
            guard: { type: 'isNotedTold', params: ({ event }) => ({ list: event.output }) },
            target: 'handingOver',
            actions: { type: 'rememberAnimals', params: ({ event }) => ({ list: event.output }) },
          },
          {
            guard: { type: 'isNotedGivable', params: ({ event }) => ({ list: event.output }) },
            target: 'confirming',
            actions: { type: 'rememberAnimals', params: ({ event }) => ({ list: event.output }) },
          },
          {
            target: 'choosing',
            actions: { type: 'rememberAnimals', params: ({ event }) => ({ list: event.output }) },
          },
        ],
        onError: { target: 'unavailable', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
      after: { CALL_TIMEOUT: 'unavailable' },
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
      invoke: {
        id: 'noteAnimal',
        src: 'noteAnimal',
        input: ({ context }) => ({
          params: { id: context.hunt.id },
          body: entryOf(context),
          idempotencyKey: keyOfAttempt(`${context.formKey}.${context.count}`, entryOf(context)),
        }),
        onDone: { target: 'loading', actions: { type: 'rememberNote', params: ({ event }) => event.output } },
        onError: [
          {
            guard: 'wasRefused',
            target: 'choosing.refused',
            actions: { type: 'rememberErrors', params: ({ event }) => event },
          },
          {
            guard: 'wasInConflict',
            target: 'choosing.rejected',
            actions: { type: 'rememberReason', params: ({ event }) => event },
          },
          { target: 'choosing.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
      after: { CALL_TIMEOUT: 'choosing.failed' },
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
        input: ({ context: { animal, contact } }) => ({
          params: { id: animal!.id },
          body: {
            contact_id: contact.id,
            ...toldOf(animal!.specimen_type_id === BOAR, informingOf(animal!)),
          },
        }),
        onDone: {
          target: 'loading',
          actions: ['rememberTold', { type: 'announce', params: { text: 'La remise est notée.' } }],
        },
        onError: [
          { guard: 'wasMissing', target: 'loading' },
          {
            guard: 'wasRefused',
            target: 'refused',
            actions: { type: 'rememberReason', params: ({ event }) => event },
          },
          {
            guard: 'wasInConflict',
            target: 'refused',
            actions: { type: 'rememberReason', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
      after: { CALL_TIMEOUT: 'failed' },
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
        onDone: [
          { guard: { type: 'hasChanged', params: ({ event }) => event }, target: 'loading' },
          { target: 'choosing' },
        ],
      },
    },
    closed: { description: 'La fenêtre est fermée.', type: 'final' },
  },
})
