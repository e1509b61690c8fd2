import { confirmedCommand } from '../../patterns/confirmed-command.ts'

/** A correction is accepted once, after a confirmation. */
export const correctionAcceptance = confirmedCommand('acceptCorrection')
