import { confirmedCommand } from '../../patterns/confirmed-command.ts'

/** A correction is accepted once, after confirmation. */
export const correctionAcceptance = confirmedCommand('acceptCorrection')
