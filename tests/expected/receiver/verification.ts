import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

export const verification: ExpectedTransitions = {
  '*': { start: 'loading' },
  loading: {
    'readVerification done': 'found',
    // An unknown code is no failure of the service: the page says so plainly, without a dialog.
    'readVerification failed': ['unknown if wasMissing', 'unavailable then reportFailure'],
    'after CALL_TIMEOUT': 'unavailable',
  },
  unavailable: { 'verification.retried': 'loading' },
}
