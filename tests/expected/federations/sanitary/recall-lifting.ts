import { answeredCommand } from '../../patterns/answered-command.ts'

/** A recall is lifted once, after confirmation, and never without saying why. */
export const recallLifting = answeredCommand('liftRecall')
