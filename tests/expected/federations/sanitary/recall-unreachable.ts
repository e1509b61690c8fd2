import { confirmedCommand } from '../../patterns/confirmed-command.ts'

/** What became of a call is said once, after confirmation. */
export const recallUnreachable = confirmedCommand('noteRecallCall')
