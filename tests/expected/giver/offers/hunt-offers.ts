import { call } from '../../patterns/call.ts'
import { polledList } from '../../patterns/polled-list.ts'

/** An explained refusal is displayed beside the updated list; any other failure can be retried. */
const command = (name: string) =>
  call(name, 'listed.refreshing then announce', 'listed.refreshing if isExplained', 'listed.failed')

/** « Proposer » and « Proposer aux n premiers », and a live list of answers. */
export const huntOffers = {
  '*': { start: 'deciding' },
  // A reported hunt allows no offers; until then they are possible for a week after it.
  deciding: { always: ['loading if isUnreported', 'closed'] },
  // A link or a reload may name a meeting: it opens while it may be confirmed or changed.
  loading: call('listHuntOffers', ['confirmingOffer if isToMeet', 'listed'], 'unavailable'),
  unavailable: { 'offers.retried': 'loading' },
  listed: {
    start: 'listed.fresh',
    'count.chosen': '=',
    // At most one open offer per hunt and person, and none after a refusal.
    'offer.requested': 'asking if mayBeAsked',
    'offers.requested': 'askingNext if hasCandidates',
    // After anybody declined, the next person is suggested, while an animal is left.
    'suggestion.taken': 'askingNext if isSuggested',
    'confirmation.requested': 'confirmingOffer if isConfirmable',
    'handOver.requested': 'handingOver if isAccepted',
    // An absence cannot be recorded before the meeting is over.
    'absence.requested': 'reportingAbsence if isMissed',
    'withdrawal.requested': 'confirming if isWithdrawable',
  },
  ...polledList('listHuntOffers'),
  // Nobody is mailed before they are named.
  asking: { 'question.confirmed': 'offering', 'question.cancelled': 'listed' },
  askingNext: { 'question.confirmed': 'offeringNext', 'question.cancelled': 'listed' },
  offering: command('offerToContact'),
  offeringNext: command('offerToNext'),
  confirming: { 'question.confirmed': 'withdrawing', 'question.cancelled': 'listed' },
  withdrawing: command('withdrawOffer'),
  // After every command the list is updated.
  confirmingOffer: { 'offerConfirmation done': 'listed.refreshing' },
  handingOver: { 'offerHandOver done': 'listed.refreshing' },
  reportingAbsence: { 'offerAbsence done': 'listed.refreshing' },
}
