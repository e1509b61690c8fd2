import { call } from '../patterns/call.ts'

export const verification = {
  '*': { start: 'loading' },
  // An unknown code is not a failure of the service: the page says so, without the error modal.
  loading: call('readVerification', 'found', 'unknown if wasMissing', 'unavailable'),
  unavailable: { 'verification.retried': 'loading' },
}
