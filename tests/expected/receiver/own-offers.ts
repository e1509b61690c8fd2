import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** « Mes propositions »: one tap to say yes or no, to accept a meeting or to contest an absence, and later to give up, knowing what that means. */
export const ownOffers: ExpectedTransitions = {
  '*': { start: 'loading' },
  loading: {
    'listOwnOffers done': 'listed',
    // By a link: the hunt is over, or the offer was deleted.
    'listOwnOffers failed': ['gone if wasMissing', 'unavailable then reportFailure'],
    'after CALL_TIMEOUT': 'unavailable',
  },
  // What one wishes has changed: offers name it.
  unavailable: { 'offers.retried': 'loading', 'offers.outdated': 'loading' },
  listed: {
    start: 'listed.fresh',
    'offers.outdated': 'loading',
    'interest.given': 'answering if isSounded',
    // An animal is promised, with a meeting: one tap accepts or declines it.
    'meeting.accepted': 'answering if isConfirmed',
    'interest.refused': 'answering if isAnswerable',
    // Somebody else gets the animal: that is said before it happens.
    'cancellation.requested': 'confirming if isCancellable',
    // An absence that was noted wrongly: one tap, with a word or without.
    'contest.typed': '= if mayContest',
    'absence.contested': 'contesting if mayContest',
  },
  confirming: { 'question.confirmed': 'answering', 'question.cancelled': 'listed' },
  answering: {
    'answerOffer done': 'listed then announce',
    // An answer that comes too late says so kindly and changes nothing: what is so now is shown.
    'answerOffer failed': [
      'loading if wasInConflict',
      'loading if wasMissing',
      'listed.failed then reportFailure',
    ],
    'after CALL_TIMEOUT': 'listed.failed',
  },
  contesting: {
    // Whether one still goes after the others is read anew.
    'contestAbsence done': 'loading then announce',
    'contestAbsence failed': [
      'loading if wasInConflict',
      'loading if wasMissing',
      'listed.failed then reportFailure',
    ],
    'after CALL_TIMEOUT': 'listed.failed',
  },
}
