import { call } from '../patterns/call.ts'

/** New recovery codes replace the former ones, so a confirmation is required. */
export const recoveryCodeRenewal = {
  '*': { start: 'confirming' },
  confirming: { 'question.confirmed': 'sending', 'question.cancelled': 'abandoned' },
  sending: call('renewRecoveryCodes', 'noting', 'refused if wasInConflict', 'failed'),
  // The server may have replaced them even if its answer was lost.
  failed: { 'command.retried': 'sending', 'command.closed': 'renewed' },
  refused: { 'command.closed': 'renewed' },
  noting: { 'recoveryCodes done': 'renewed' },
  renewed: { ends: { changed: true } },
  abandoned: { ends: { changed: false } },
}
