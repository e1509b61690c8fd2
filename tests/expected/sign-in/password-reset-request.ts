import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** Design §5 « Password: login and reset answer alike whether or not the address exists ». */
export const passwordResetRequest: ExpectedTransitions = {
  '*': { start: 'editing' },
  editing: {
    start: 'editing.fresh',
    'email.typed': '=',
    'request.submitted': ['submitting if isAddressComplete', 'editing.incomplete'],
  },
  submitting: {
    'requestPasswordReset done': 'sent',
    'requestPasswordReset failed': [
      'editing.refused if wasRefused',
      'throttled if wasThrottled',
      'editing.failed then reportFailure',
    ],
  },
  // A different address need not wait.
  throttled: { 'after WAIT_IMPOSED': 'editing', 'email.typed': 'editing' },
  // A mistyped address can be corrected.
  sent: { 'request.resumed': 'editing' },
}
