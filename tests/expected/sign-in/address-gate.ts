import { call } from '../patterns/call.ts'

/** Design §5 « Validation » (the confirmed e-mail); a person waits for the link sent to their address. */
export const addressGate = {
  // Corrected beside it: the new address is shown, and nobody asked whether it is confirmed.
  '*': { start: 'waiting', 'address.changed': 'following' },
  waiting: {
    start: 'waiting.fresh',
    'link.requested': 'sending',
    'account.checked': 'checking',
    // After following the link elsewhere, returning to this page is enough.
    'page.returned': 'checking',
  },
  sending: {
    'requestAddressConfirmation done': 'waiting.sent',
    'requestAddressConfirmation failed': [
      'throttled if wasThrottled',
      // Already confirmed: the account says so.
      'checking if wasInConflict',
      'waiting.unsent then reportFailure',
    ],
  },
  throttled: { 'after WAIT_IMPOSED': 'waiting', 'account.checked': 'checking', 'page.returned': 'checking' },
  following: call('readSession', ['confirmed if isConfirmed', 'waiting.fresh'], 'waiting.unchecked'),
  checking: call('readSession', ['confirmed if isConfirmed', 'waiting.unconfirmed'], 'waiting.unchecked'),
}
