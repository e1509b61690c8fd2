import { setup } from 'xstate'
import { DAY } from '../../contract/days.ts'
import { limits } from '../../contract/limits.ts'

type Event =
  | { type: 'recall.mailed' }
  | { type: 'recall.acknowledged' }
  | { type: 'receiver.reached' }
  | { type: 'receiver.unreached' }
  | { type: 'receiver.givenUp' }

/** The lifecycle of a person affected by a recall: whether they are aware of it. */
export const recallReceiverLifecycle = setup({
  types: {} as { events: Event },
  delays: {
    /** From the opening of the recall, when pseudonyms replace people; acted upon every night. */
    NAMES_KEPT: (limits.retention.recalled / 12) * 365 * DAY,
  },
}).createMachine({
  id: 'recallReceiver',
  description: 'Ce que sait d’un rappel une personne qui a de ce gibier.',
  initial: 'toTell',
  states: {
    toTell: {
      description: 'La personne n’est pas encore prévenue : son e-mail n’est pas parti, ou elle n’en a pas.',
      on: {
        'recall.mailed': 'told',
        'recall.acknowledged': 'acknowledged',
        'receiver.reached': 'reached',
        'receiver.unreached': 'toTell',
        'receiver.givenUp': 'unreachable',
      },
      after: { NAMES_KEPT: 'unreachable' },
    },
    told: {
      description: 'Son e-mail est parti ; elle n’a pas encore confirmé.',
      on: {
        'recall.acknowledged': 'acknowledged',
        'receiver.reached': 'reached',
        'receiver.unreached': 'told',
        'receiver.givenUp': 'unreachable',
      },
      after: { NAMES_KEPT: 'unreachable' },
    },
    acknowledged: {
      description: 'Elle a confirmé avoir reçu l’information.',
      on: { 'recall.acknowledged': 'acknowledged', 'receiver.reached': 'acknowledged' },
    },
    reached: {
      description: 'La fédération l’a jointe par téléphone.',
      on: {
        'recall.acknowledged': 'acknowledged',
        'receiver.reached': 'reached',
        // Noted by mistake: they are to be called again.
        'receiver.unreached': 'told',
      },
    },
    unreachable: {
      description: 'La fédération a renoncé à la joindre, et dit pourquoi ; elle peut encore confirmer.',
      on: {
        'recall.acknowledged': 'acknowledged',
        'receiver.reached': 'reached',
        // Somebody tries again.
        'receiver.unreached': 'told',
        'receiver.givenUp': 'unreachable',
      },
    },
  },
})
