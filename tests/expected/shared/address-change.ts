import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** A mistyped address can be corrected, and one’s own address changed; the password is asked each time. */
export const addressChange: ExpectedTransitions = {
  '*': { start: 'closed' },
  closed: { 'form.opened': 'editing' },
  editing: {
    start: 'editing.fresh',
    // What was reproached may be mended by any change.
    'email.typed': 'editing.fresh',
    'password.typed': 'editing.fresh',
    'form.submitted': 'sending if isFilled',
    'form.closed': 'closed',
  },
  sending: {
    // The page reads the account again: an address that was never confirmed is already another one.
    'changeOwnAddress done': 'done then notifyChange',
    'changeOwnAddress failed': [
      'editing.refused if wasRefused',
      'throttled if wasThrottled',
      'editing.failed then reportFailure',
    ],
    'after CALL_TIMEOUT': 'editing.failed',
  },
  throttled: { 'form.closed': 'closed', 'after WAIT_IMPOSED': 'editing' },
  done: { 'form.opened': 'editing' },
}
