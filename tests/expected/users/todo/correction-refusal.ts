import { answeredCommand } from '../../patterns/answered-command.ts'

/** A correction is refused once, after confirmation, and never without saying why. */
export const correctionRefusal = answeredCommand('refuseCorrection')
