import { call } from '../patterns/call.ts'

/** Recalls are at the top of the home page: what to do, and one tap to confirm. */
export const ownRecalls = {
  '*': { start: 'loading' },
  loading: {
    'listOwnRecalls done': 'listed',
    // Through a link: a year has passed.
    'listOwnRecalls failed': ['gone if wasMissing', 'unavailable then reportFailure'],
  },
  unavailable: { 'recalls.retried': 'loading' },
  listed: { start: 'listed.fresh', 'recall.acknowledged': 'acknowledging if isToConfirm' },
  acknowledging: call('acknowledgeRecall', 'listed then announce', 'listed.failed'),
}
