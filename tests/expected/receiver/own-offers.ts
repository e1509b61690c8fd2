import { call } from '../patterns/call.ts'

/** A late answer is refused with an explanation and changes nothing; the current state is displayed. */
const refused = ['loading if wasInConflict', 'loading if wasMissing', 'listed.failed']

/**
 * « Mes propositions »: one tap to say yes or no, to accept a meeting or to contest an absence; giving up
 * later requires a confirmation of its consequences.
 */
export const ownOffers = {
  '*': { start: 'loading' },
  // Through a link: the hunt is over, or the offer was deleted.
  loading: call('listOwnOffers', 'listed', 'gone if wasMissing', 'unavailable'),
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
  answering: call('answerOffer', 'listed then announce', ...refused),
  // Whether the person is still placed last is reloaded.
  contesting: call('contestAbsence', 'loading then announce', ...refused),
}
