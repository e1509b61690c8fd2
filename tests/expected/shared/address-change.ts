import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** Corrects a mistyped address, or changes a confirmed one; the password is always required. */
export const addressChange: ExpectedTransitions = {
  '*': { start: 'closed' },
  closed: { 'form.opened': 'editing' },
  editing: {
    start: 'editing.fresh',
    // Any change of the entry may fix an error.
    'email.typed': 'editing.fresh',
    'password.typed': 'editing.fresh',
    'form.submitted': 'sending if isFilled',
    'form.closed': 'closed',
  },
  sending: {
    // The account is reloaded, since an unconfirmed address is replaced at once.
    'changeOwnAddress done': 'done then notifyChange',
    'changeOwnAddress failed': [
      'editing.refused if wasRefused',
      'throttled if wasThrottled',
      'editing.failed then reportFailure',
    ],
  },
  throttled: { 'form.closed': 'closed', 'after WAIT_IMPOSED': 'editing' },
  done: { 'form.opened': 'editing' },
}
