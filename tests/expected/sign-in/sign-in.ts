import { call } from '../patterns/call.ts'

/** Spec §2 « /login », design §5 « Password: growing delay after failures ». */
export const signIn = {
  '*': { start: 'editing' },
  editing: {
    start: 'editing.fresh',
    'email.typed': '=',
    'password.typed': '=',
    'ownership.ticked': '=',
    'credentials.submitted': ['submitting if areCredentialsComplete', 'editing.incomplete'],
  },
  submitting: call(
    'signIn',
    'opened',
    'editing.refused if wasRefused',
    'throttled if wasThrottled',
    'editing.failed',
  ),
  // The entry can be corrected while waiting.
  throttled: {
    'email.typed': '=',
    'password.typed': '=',
    'ownership.ticked': '=',
    'after WAIT_IMPOSED': 'editing',
  },
}
