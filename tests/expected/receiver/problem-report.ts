import { answeredCommand } from '../patterns/answered-command.ts'

/** Nothing is sent to the federation before the problem is described. */
export const problemReport = answeredCommand('reportProblem')
