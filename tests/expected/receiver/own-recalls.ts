import { call } from '../patterns/call.ts'

/** Recalls are at the top of the home page: what to do, and one tap to confirm. */
export const ownRecalls = {
  '*': { start: 'loading' },
  // Gone, through a link: a year has passed.
  loading: call('listOwnRecalls', 'listed', 'gone if wasMissing', 'unavailable'),
  unavailable: { 'recalls.retried': 'loading' },
  listed: { start: 'listed.fresh', 'recall.acknowledged': 'acknowledging if isToConfirm' },
  acknowledging: call('acknowledgeRecall', 'listed then announce', 'listed.failed'),
}
