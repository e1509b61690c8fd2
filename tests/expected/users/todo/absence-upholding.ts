import { confirmedCommand } from '../../patterns/confirmed-command.ts'

/** A contested absence is upheld once, after a confirmation. */
export const absenceUpholding = confirmedCommand('upholdAbsence')
