export const verification = {
  '*': { start: 'loading' },
  loading: {
    'readVerification done': 'found',
    // An unknown code is not a failure of the service: the page says so, without the error modal.
    'readVerification failed': ['unknown if wasMissing', 'unavailable then reportFailure'],
  },
  unavailable: { 'verification.retried': 'loading' },
}
