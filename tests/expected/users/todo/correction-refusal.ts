import { answeredCommand } from '../../patterns/answered-command.ts'

/** A correction is refused once, after a confirmation and with a reason. */
export const correctionRefusal = answeredCommand('refuseCorrection')
