import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** New recovery codes replace the former ones, which nobody may do by accident. */
export const recoveryCodeRenewal: ExpectedTransitions = {
  '*': { start: 'confirming' },
  confirming: { 'question.confirmed': 'sending', 'question.cancelled': 'abandoned' },
  sending: {
    'renewRecoveryCodes done': 'noting',
    'renewRecoveryCodes failed': ['refused if wasInConflict', 'failed then reportFailure'],
    'after CALL_TIMEOUT': 'failed',
  },
  // The server may have renewed them although its answer was lost.
  failed: { 'command.retried': 'sending', 'command.closed': 'renewed' },
  refused: { 'command.closed': 'renewed' },
  noting: { 'recoveryCodes done': 'renewed' },
  renewed: { ends: { changed: true } },
  abandoned: { ends: { changed: false } },
}
