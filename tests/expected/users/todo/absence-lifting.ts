import { confirmedCommand } from '../../patterns/confirmed-command.ts'

/** A contested absence is lifted once, after a confirmation. */
export const absenceLifting = confirmedCommand('liftAbsence')
