import { call } from '../patterns/call.ts'

/** Corrects a mistyped address, or changes a confirmed one; the password is always required. */
export const addressChange = {
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
  // The account is reloaded, since an unconfirmed address is replaced at once.
  sending: call(
    'changeOwnAddress',
    'done then notifyChange',
    'editing.refused if wasRefused',
    'throttled if wasThrottled',
    'editing.failed',
  ),
  throttled: { 'form.closed': 'closed', 'after WAIT_IMPOSED': 'editing' },
  done: { 'form.opened': 'editing' },
}
