import { call } from '../patterns/call.ts'

/** After the password, back-office accounts prove a second factor: a passkey, or a code. */
export const secondFactorProof = {
  '*': { start: 'deciding' },
  // The most convenient method is offered first.
  deciding: { always: ['offering if canUsePasskey', 'typing'] },
  offering: {
    start: 'offering.fresh',
    'passkey.chosen': 'preparing',
    'code.chosen': 'typing if canUseCode',
  },
  // Proven in another tab, or the passkey was removed.
  preparing: call('beginPasskeyProof', 'asking', 'outdated if wasInConflict', 'offering.failed'),
  asking: {
    // Cancelling the device's prompt is the person's choice, so no error is displayed.
    'device.abandoned': 'offering',
    'usePasskey done': 'proving',
    'usePasskey failed': 'offering.declined',
    'after DEVICE_TIMEOUT': 'offering.declined',
  },
  proving: call(
    'provePasskey',
    'proved',
    'offering.refused if wasRefused',
    'outdated if wasInConflict',
    'offering.failed',
  ),
  typing: {
    start: 'typing.fresh',
    'code.chosen': 'typing.fresh',
    'code.typed': '=',
    'code.submitted': ['checking if isCodeThere', 'typing.incomplete'],
    'passkey.chosen': 'preparing if canUsePasskey',
  },
  checking: call(
    'proveCode',
    'proved',
    'typing.refused if wasRefused',
    'throttled if wasThrottled',
    'outdated if wasInConflict',
    'typing.failed',
  ),
  throttled: { 'code.typed': '=', 'after WAIT_IMPOSED': 'typing' },
  proved: { entering: 'openSession' },
  outdated: { 'page.reloaded': 'deciding then reloadPage' },
}
