import { call } from '../patterns/call.ts'

/** Design §5 « Password: login and reset answer alike whether or not the address exists ». */
export const passwordResetRequest = {
  '*': { start: 'editing' },
  editing: {
    start: 'editing.fresh',
    'email.typed': '=',
    'request.submitted': ['submitting if isAddressComplete', 'editing.incomplete'],
  },
  submitting: call(
    'requestPasswordReset',
    'sent',
    'editing.refused if wasRefused',
    'throttled if wasThrottled',
    'editing.failed',
  ),
  // A different address need not wait.
  throttled: { 'after WAIT_IMPOSED': 'editing', 'email.typed': 'editing' },
  // A mistyped address can be corrected.
  sent: { 'request.resumed': 'editing' },
}
