import { answeredCommand } from '../../patterns/answered-command.ts'

/** Giving up to reach a person is an act of its own, with a reason. */
export const recallGivingUp = answeredCommand('noteRecallCall')
