import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** Spec §2 « Giver waiting page ». */
export const giverWaiting: ExpectedTransitions = {
  '*': { start: 'sorting' },
  // §2: « Redirects to /giver unless validation_type is waiting or ban ».
  sorting: { always: ['waiting if isWaiting', 'refused if isRefused', 'validated'] },
  waiting: { 'account.checked': 'checking' },
  refused: { 'account.checked': 'checking' },
  checking: {
    // A check without news says so.
    'readSession done': ['sorting then announce if isUnchanged', 'sorting'],
    'readSession failed': 'unchecked then reportFailure',
  },
  unchecked: { 'account.checked': 'checking' },
}
