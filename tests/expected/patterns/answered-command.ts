import type { ExpectedTransitions } from '../../model/expected-transitions.ts'
import { confirmedCommand } from './confirmed-command.ts'

/** A command that is confirmed (spec §8 « Confirm dialog ») and needs an answer before it is sent, by its call. */
export const answeredCommand = (call: string): ExpectedTransitions => ({
  ...confirmedCommand(call),
  confirming: {
    'answer.typed': '=',
    'question.confirmed': 'sending if isAnswered',
    'question.cancelled': 'abandoned',
  },
})
