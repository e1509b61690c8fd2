import type { ExpectedTransitions } from '../../model/expected-transitions.ts'
import { confirmedCommand } from '../patterns/confirmed-command.ts'

const command = confirmedCommand('refuseCorrection')

/** A correction is refused once, after confirmation, and never without saying why. */
export const correctionRefusal: ExpectedTransitions = {
  ...command,
  confirming: {
    'answer.typed': '=',
    'question.confirmed': 'sending if isAnswered',
    'question.cancelled': 'abandoned',
  },
}
