import type { ExpectedTransitions } from '../../model/expected-transitions.ts'
import { confirmedCommand } from './confirmed-command.ts'

/** What becomes of an entry when somebody was about to leave: it is lost only after a question. */
export const leavingEntry: ExpectedTransitions = {
  discarding: { 'question.confirmed': 'abandoned', 'question.cancelled': 'confirming' },
  // The server may have executed the command even if its answer was lost.
  givingUp: { 'question.confirmed': 'outdated', 'question.cancelled': 'failed' },
}

/** A command with an answer and a confirmation (spec §8 « Confirm dialog »), by its call. */
export const answeredCommand = (call: string): ExpectedTransitions => ({
  ...confirmedCommand(call),
  ...leavingEntry,
  confirming: {
    'answer.typed': '=',
    'question.confirmed': 'sending if isAnswered',
    'question.cancelled': ['discarding if hasEntry', 'abandoned'],
  },
  // What was sent was typed before, so there is always something to lose.
  failed: { 'command.retried': 'sending', 'command.closed': 'givingUp' },
})
