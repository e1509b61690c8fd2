import { answeredCommand } from '../patterns/answered-command.ts'

/** Nothing is sent to the federation before the person has said what is wrong. */
export const problemReport = answeredCommand('reportProblem')
