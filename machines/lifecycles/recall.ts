import { setup } from 'xstate'
import { DAY } from '../../contract/days.ts'
import { limits } from '../../contract/limits.ts'

type Event = { type: 'recall.widened' } | { type: 'recall.completed' } | { type: 'recall.lifted' }

/** The lifecycle of a recall: closed once nobody is left to notify. */
export const recallLifecycle = setup({
  types: {} as { events: Event },
  delays: {
    /** From the opening of the recall, when pseudonyms replace people; acted upon every night. */
    NAMES_KEPT: (limits.retention.recalled / 12) * 365 * DAY,
  },
}).createMachine({
  id: 'recall',
  description: 'La vie d’un rappel, de son ouverture à la dernière personne prévenue.',
  initial: 'opened',
  states: {
    opened: {
      description: 'Des personnes qui ont de ce gibier ne savent peut-être pas encore qu’il est rappelé.',
      on: {
        'recall.widened': 'opened',
        'recall.completed': 'closed',
        'recall.lifted': 'lifted',
      },
      after: { NAMES_KEPT: 'closed' },
    },
    closed: {
      description: 'Chaque personne a confirmé, a été jointe, ou l’on a renoncé à la joindre.',
      on: { 'recall.widened': 'opened', 'recall.lifted': 'lifted' },
    },
    lifted: {
      description: 'L’alerte est levée : le gibier peut être mangé, et chaque personne en est prévenue.',
      type: 'final',
    },
  },
})
