import type { ExpectedTransitions } from '../../model/expected-transitions.ts'
import { confirmedCommand } from './confirmed-command.ts'

/** A command with an answer and a confirmation (spec §8 « Confirm dialog »), by its call. */
export const answeredCommand = (call: string): ExpectedTransitions => ({
  ...confirmedCommand(call),
  confirming: {
    'answer.typed': '=',
    'question.confirmed': 'sending if isAnswered',
    'question.cancelled': 'abandoned',
  },
})
