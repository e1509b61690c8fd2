import { leavingEntry } from '../patterns/answered-command.ts'
import { confirmedCommand } from '../patterns/confirmed-command.ts'

const command = confirmedCommand('invalidateGiver')

/** Spec §2 « Giver validation list »: « an action column validates or bans », §4. */
export const giverBanning = {
  ...command,
  ...leavingEntry,
  // A reason for the person and an internal note, both optional: without either, nothing is lost.
  confirming: {
    'field.typed': '=',
    'question.confirmed': 'sending',
    'question.cancelled': ['discarding if hasEntry', 'abandoned'],
  },
  failed: { 'command.retried': 'sending', 'command.closed': ['givingUp if hasEntry', 'outdated'] },
}
