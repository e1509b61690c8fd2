import type { ExpectedTransitions } from '../../model/expected-transitions.ts'
import { confirmedCommand } from './confirmed-command.ts'

/** A command that is never sent without the answer that it needs, by the call behind it. */
export const answeredCommand = (call: string): ExpectedTransitions => ({
  ...confirmedCommand(call),
  confirming: {
    'answer.typed': '=',
    'question.confirmed': 'sending if isAnswered',
    'question.cancelled': 'abandoned',
  },
})
