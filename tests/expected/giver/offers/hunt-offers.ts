import type { ExpectedTransitions } from '../../../model/expected-transitions.ts'

/** A command: what the server explains is said beside the list as it is now; anything else may be repeated. */
const command = (call: string, done: string) => ({
  [`${call} done`]: `listed.refreshing then ${done}`,
  [`${call} failed`]: ['listed.refreshing if isExplained', 'listed.failed then reportFailure'],
  'after CALL_TIMEOUT': 'listed.failed',
})

/** « Proposer » and « Proposer aux n premiers », and a live list of who answered what. */
export const huntOffers: ExpectedTransitions = {
  '*': { start: 'deciding' },
  // Nothing is offered of a hunt that is reported; until then game may be, for a week after it.
  deciding: { always: ['loading if isUnreported', 'closed'] },
  loading: {
    'listHuntOffers done': 'listed',
    'listHuntOffers failed': 'unavailable then reportFailure',
    'after CALL_TIMEOUT': 'unavailable',
  },
  unavailable: { 'offers.retried': 'loading' },
  listed: {
    start: 'listed.fresh',
    'count.chosen': '=',
    // At most one open offer of a hunt to a person, and none after a no.
    'offer.requested': 'offering if mayBeAsked',
    'offers.requested': 'offeringNext if hasCandidates',
    // After any exit the next person is one tap away, while there is an animal for them.
    'suggestion.taken': 'offeringNext if isSuggested',
    'confirmation.requested': 'confirmingOffer if isConfirmable',
    'handOver.requested': 'handingOver if isAccepted',
    // Nobody is said to be missing before the meeting is over.
    'absence.requested': 'reportingAbsence if isMissed',
    'withdrawal.requested': 'confirming if isWithdrawable',
  },
  'listed.fresh': { 'after POLL_PAUSE': 'listed.refreshing' },
  // A reading that fails in the background opens no window; the page says that it shows what was.
  'listed.refreshing': {
    'listHuntOffers done': 'listed.fresh',
    'listHuntOffers failed': 'listed.stale',
    'after CALL_TIMEOUT': 'listed.stale',
  },
  'listed.stale': { 'after POLL_PAUSE': 'listed.refreshing' },
  'listed.failed': { 'after POLL_PAUSE': 'listed.refreshing' },
  offering: command('offerToContact', 'announce'),
  offeringNext: command('offerToNext', 'announce'),
  confirming: { 'question.confirmed': 'withdrawing', 'question.cancelled': 'listed' },
  withdrawing: command('withdrawOffer', 'announce'),
  // However they end, the list says how things stand.
  confirmingOffer: { 'offerConfirmation done': 'listed.refreshing' },
  handingOver: { 'offerHandOver done': 'listed.refreshing' },
  reportingAbsence: { 'offerAbsence done': 'listed.refreshing' },
}
