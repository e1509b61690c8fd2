import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/**
 * The evening before, a giver asks whether a person would take an animal; once animals are down, the
 * giver confirms an animal or a type with a meeting, and the person accepts it.
 */
export const offer: ExpectedTransitions = {
  '*': { start: 'sounded' },
  sounded: {
    'interest.given': 'willing',
    'interest.refused': 'declined',
    'offer.withdrawn': 'withdrawn',
    // Anonymised, blocked or no longer willing to be shown: their offers end.
    'receiver.left': 'cancelled',
    'after ANSWER_TIME': 'expired',
  },
  willing: {
    // From two devices, or again after a lost answer: one yes.
    'interest.given': 'willing',
    'interest.cancelled': 'cancelled',
    'offer.confirmed': 'confirmed',
    'offer.withdrawn': 'withdrawn',
    'receiver.left': 'cancelled',
  },
  confirmed: {
    // Another animal or another meeting, as long as nobody has accepted.
    'offer.confirmed': 'confirmed',
    'meeting.accepted': 'accepted',
    // They phoned and came, without having answered here.
    'animal.handedOver': 'handedOver',
    'interest.refused': 'declined',
    'interest.cancelled': 'cancelled',
    'offer.withdrawn': 'withdrawn',
    'receiver.left': 'cancelled',
    'after ANSWER_TIME': 'expired',
  },
  accepted: {
    'meeting.accepted': 'accepted',
    // Moved: it is accepted anew, or declined without that being late.
    'offer.confirmed': 'confirmed',
    'interest.cancelled': 'cancelled',
    'interest.cancelledLate': 'cancelledLate',
    'offer.withdrawn': 'withdrawn',
    'receiver.left': 'cancelled',
    'receiver.missed': 'noShow',
    'animal.handedOver': 'handedOver',
  },
  // An answer that comes too late, or another one than was given, changes nothing.
  declined: { 'interest.refused': 'declined' },
  withdrawn: { 'offer.withdrawn': 'withdrawn' },
  cancelled: { 'interest.cancelled': 'cancelled' },
  cancelledLate: { 'interest.cancelledLate': 'cancelledLate' },
  // Noted by mistake: they may still be said to have come.
  noShow: { 'receiver.missed': 'noShow', 'absence.takenBack': 'accepted' },
  handedOver: {
    'animal.handedOver': 'handedOver',
    // Noted by mistake: the meeting is still to come.
    'animal.returned': 'accepted',
  },
}
