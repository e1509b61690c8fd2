import { confirmedCommand } from '../../patterns/confirmed-command.ts'

/** The outcome of a call is recorded once, after a confirmation. */
export const recallUnreachable = confirmedCommand('noteRecallCall')
