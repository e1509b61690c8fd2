import { call } from '../patterns/call.ts'

/** Spec §5 (password 8 to 255 characters, confirmation must match), design §5 « Password ». */
export const passwordReset = {
  '*': { start: 'checking' },
  // A used, expired or mistyped link never becomes valid again.
  checking: call(
    'checkPasswordReset',
    'editing',
    'expired if wasMissing',
    'expired if wasRefused',
    'unchecked',
  ),
  unchecked: { 'check.retried': 'checking' },
  editing: {
    start: 'editing.fresh',
    'password.typed': 'editing.fresh',
    'confirmation.typed': 'editing.fresh',
    'password.submitted': ['saving if isPasswordReady', 'editing.incomplete'],
  },
  saving: call(
    'resetPassword',
    'saved',
    'editing.refused if wasRefused',
    'expired if wasMissing',
    'editing.failed',
  ),
}
