import { call } from '../patterns/call.ts'

/** A passkey of this device: it is named, created by the device, and stored by the server. */
export const passkeyAddition = {
  '*': { start: 'naming' },
  naming: {
    start: 'naming.fresh',
    'name.typed': '=',
    'passkey.requested': ['preparing if isNamed', 'naming.incomplete'],
    'method.left': 'abandoned',
  },
  // The account has the maximum, or the site's host does not allow passkeys.
  preparing: call('beginPasskey', 'asking', 'naming.impossible if wasInConflict', 'naming.failed'),
  asking: {
    'device.abandoned': 'naming.declined',
    'createPasskey done': 'adding',
    'createPasskey failed': ['naming.known if wasKnown', 'naming.declined'],
    'after DEVICE_TIMEOUT': 'naming.declined',
  },
  adding: call(
    'addPasskey',
    'added',
    'naming.refused if wasRefused',
    'naming.impossible if wasInConflict',
    'naming.failed',
  ),
}
