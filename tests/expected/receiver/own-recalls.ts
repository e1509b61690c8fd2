import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** What is recalled comes first on the home: what to do, and one tap to say that one knows. */
export const ownRecalls: ExpectedTransitions = {
  '*': { start: 'loading' },
  loading: {
    'listOwnRecalls done': 'listed',
    // By a link: a year has passed.
    'listOwnRecalls failed': ['gone if wasMissing', 'unavailable then reportFailure'],
    'after CALL_TIMEOUT': 'unavailable',
  },
  unavailable: { 'recalls.retried': 'loading' },
  listed: { start: 'listed.fresh', 'recall.acknowledged': 'acknowledging if isToConfirm' },
  acknowledging: {
    'acknowledgeRecall done': 'listed then announce',
    'acknowledgeRecall failed': 'listed.failed then reportFailure',
    'after CALL_TIMEOUT': 'listed.failed',
  },
}
