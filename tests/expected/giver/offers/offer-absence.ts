import { confirmedCommand } from '../../patterns/confirmed-command.ts'

/** « N’est pas venu », after a confirmation: it has consequences for the person. */
export const offerAbsence = confirmedCommand('reportAbsence')
