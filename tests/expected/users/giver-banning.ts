import type { ExpectedTransitions } from '../../model/expected-transitions.ts'
import { confirmedCommand } from '../patterns/confirmed-command.ts'

const command = confirmedCommand('invalidateGiver')

/** Spec §2 « Giver validation list »: « an action column validates or bans », §4. */
export const giverBanning: ExpectedTransitions = {
  ...command,
  // A reason for the person and an internal note, both optional.
  confirming: { ...command['confirming'], 'field.typed': '=' },
}
