import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** After the password, who works in the back-office proves a second factor: a passkey, or a code. */
export const secondFactorProof: ExpectedTransitions = {
  '*': { start: 'deciding' },
  // What asks least of the person is proposed first.
  deciding: { always: ['offering if canUsePasskey', 'typing'] },
  offering: {
    start: 'offering.fresh',
    'passkey.chosen': 'preparing',
    'code.chosen': 'typing if canUseCode',
  },
  preparing: {
    'beginPasskeyProof done': 'asking',
    // Another tab has proved it, or the passkey is gone.
    'beginPasskeyProof failed': ['outdated if wasInConflict', 'offering.failed then reportFailure'],
    'after CALL_TIMEOUT': 'offering.failed',
  },
  asking: {
    // Whoever turns the device's question down chose so: no error is shown.
    'device.abandoned': 'offering',
    'usePasskey done': 'proving',
    'usePasskey failed': 'offering.declined',
    'after DEVICE_TIMEOUT': 'offering.declined',
  },
  proving: {
    'provePasskey done': 'proved',
    'provePasskey failed': [
      'offering.refused if wasRefused',
      'outdated if wasInConflict',
      'offering.failed then reportFailure',
    ],
    'after CALL_TIMEOUT': 'offering.failed',
  },
  typing: {
    start: 'typing.fresh',
    'code.chosen': 'typing.fresh',
    'code.typed': '=',
    'code.submitted': ['checking if isCodeThere', 'typing.incomplete'],
    'passkey.chosen': 'preparing if canUsePasskey',
  },
  checking: {
    'proveCode done': 'proved',
    'proveCode failed': [
      'typing.refused if wasRefused',
      'throttled if wasThrottled',
      'outdated if wasInConflict',
      'typing.failed then reportFailure',
    ],
    'after CALL_TIMEOUT': 'typing.failed',
  },
  throttled: { 'code.typed': '=', 'after WAIT_IMPOSED': 'typing' },
  proved: { entering: 'openSession' },
  outdated: { 'page.reloaded': 'deciding then reloadPage' },
}
