import { answeredCommand } from '../../patterns/answered-command.ts'

/** A recall is lifted once, after a confirmation and with a reason. */
export const recallLifting = answeredCommand('liftRecall')
