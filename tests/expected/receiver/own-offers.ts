import { call } from '../patterns/call.ts'

/**
 * « Mes propositions »: one tap to say yes or no, to accept a meeting or to contest an absence; giving up
 * later requires a confirmation of its consequences.
 */
export const ownOffers = {
  '*': { start: 'loading' },
  loading: {
    'listOwnOffers done': 'listed',
    // Through a link: the hunt is over, or the offer was deleted.
    'listOwnOffers failed': ['gone if wasMissing', 'unavailable then reportFailure'],
  },
  // The preferences have changed, and offers name them.
  unavailable: { 'offers.retried': 'loading', 'offers.outdated': 'loading' },
  listed: {
    start: 'listed.fresh',
    'offers.outdated': 'loading',
    'interest.given': 'answering if isSounded',
    // An animal is promised, with a meeting: one tap accepts or declines it.
    'meeting.accepted': 'answering if isConfirmed',
    'interest.refused': 'answering if isAnswerable',
    // Somebody else will get the animal, which is stated before.
    'cancellation.requested': 'confirming if isCancellable',
    // An absence recorded by mistake: one tap contests it, with an optional comment.
    'contest.typed': '= if mayContest',
    'absence.contested': 'contesting if mayContest',
  },
  confirming: { 'question.confirmed': 'answering', 'question.cancelled': 'listed' },
  answering: {
    'answerOffer done': 'listed then announce',
    // A late answer is refused with an explanation and changes nothing; the current state is displayed.
    'answerOffer failed': [
      'loading if wasInConflict',
      'loading if wasMissing',
      'listed.failed then reportFailure',
    ],
  },
  contesting: {
    // Whether the person is still placed last is reloaded.
    ...call(
      'contestAbsence',
      'loading then announce',
      'loading if wasInConflict',
      'loading if wasMissing',
      'listed.failed',
    ),
  },
}
