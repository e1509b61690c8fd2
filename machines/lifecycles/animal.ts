import { setup } from 'xstate'

type Event =
  | { type: 'animal.foundIncomplete' }
  | { type: 'animal.foundFit' }
  | { type: 'animal.foundDoubtful' }
  | { type: 'animal.deleted' }
  | { type: 'animal.held' }
  | { type: 'animal.freed' }
  | { type: 'animal.handedOver' }
  | { type: 'animal.withdrawn' }
  | { type: 'animal.returned' }
  | { type: 'animal.recalled' }
  | { type: 'animal.cleared' }
  | { type: 'animal.clearedAtReceiver' }

/** The lifecycle of an animal, until its hunt is reported. */
export const animalLifecycle = setup({
  types: {} as { events: Event },
}).createMachine({
  id: 'animal',
  description:
    'La vie d’un animal prélevé, de sa saisie à ce qu’il devient. Une règle sanitaire qui demande un examen ou un résultat négatif n’en change pas l’état : elle empêche la remise tant qu’elle vaut.',
  initial: 'noted',
  states: {
    noted: {
      description: 'L’animal est noté, mais le bracelet qu’il lui faut manque encore.',
      on: {
        'animal.foundIncomplete': 'noted',
        'animal.foundFit': 'available',
        'animal.foundDoubtful': 'blocked',
        'animal.withdrawn': 'withdrawn',
        'animal.deleted': 'deleted',
        'animal.recalled': 'recalled',
      },
    },
    available: {
      description: 'L’animal peut être remis à quelqu’un, si aucune règle sanitaire ne l’empêche encore.',
      on: {
        'animal.foundIncomplete': 'noted',
        'animal.foundFit': 'available',
        'animal.foundDoubtful': 'blocked',
        'animal.held': 'held',
        'animal.handedOver': 'handedOver',
        'animal.withdrawn': 'withdrawn',
        'animal.deleted': 'deleted',
        'animal.recalled': 'recalled',
      },
    },
    held: {
      description: 'L’animal est retenu pour une personne, à qui un rendez-vous est proposé.',
      on: {
        'animal.foundFit': 'held',
        'animal.foundDoubtful': 'blocked',
        'animal.freed': 'available',
        'animal.handedOver': 'handedOver',
        'animal.recalled': 'recalled',
      },
    },
    blocked: {
      description: 'L’examen a trouvé une anomalie : l’animal ne peut pas être remis.',
      on: {
        'animal.foundIncomplete': 'noted',
        'animal.foundFit': 'available',
        'animal.foundDoubtful': 'blocked',
        'animal.withdrawn': 'withdrawn',
        'animal.recalled': 'recalled',
      },
    },
    handedOver: {
      description: 'L’animal a été remis à un particulier.',
      on: { 'animal.returned': 'noted', 'animal.recalled': 'recalled' },
    },
    withdrawn: {
      description: 'L’animal est gardé, détruit ou livré à un atelier.',
      on: { 'animal.returned': 'noted' },
    },
    recalled: {
      description: 'L’animal est rappelé : personne ne doit en manger, ni le remettre.',
      on: {
        'animal.recalled': 'recalled',
        'animal.cleared': 'noted',
        'animal.clearedAtReceiver': 'handedOver',
      },
    },
    deleted: {
      description: 'L’animal avait été noté par erreur ; il n’existe plus.',
      type: 'final',
    },
  },
})
