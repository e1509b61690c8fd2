/**
 * The evening before, a giver asks whether a person would take an animal; once animals are noted, the
 * giver confirms an animal or a type with a meeting, and the person accepts it.
 */
export const offer = {
  '*': { start: 'sounded' },
  sounded: {
    'interest.given': 'willing',
    'interest.refused': 'declined',
    'offer.withdrawn': 'withdrawn',
    // Anonymised, blocked or no longer visible: their offers end.
    'receiver.left': 'cancelled',
    'after ANSWER_TIME': 'expired',
  },
  willing: {
    // From two devices, or retried after a lost answer: one yes.
    'interest.given': 'willing',
    'interest.cancelled': 'cancelled',
    'offer.confirmed': 'confirmed',
    'offer.withdrawn': 'withdrawn',
    'receiver.left': 'cancelled',
  },
  confirmed: {
    // Another animal or meeting, as long as nobody has accepted.
    'offer.confirmed': 'confirmed',
    'meeting.accepted': 'accepted',
    // They came without having answered in the application.
    'animal.handedOver': 'handedOver',
    'interest.refused': 'declined',
    'interest.cancelled': 'cancelled',
    'offer.withdrawn': 'withdrawn',
    'receiver.left': 'cancelled',
    // 18 hours at most, and until an hour before the meeting.
    'after MEETING_ANSWER_TIME': 'expired',
  },
  accepted: {
    'meeting.accepted': 'accepted',
    // Moved: it must be accepted again, or can be declined without counting as late.
    'offer.confirmed': 'confirmed',
    'interest.cancelled': 'cancelled',
    'interest.cancelledLate': 'cancelledLate',
    'offer.withdrawn': 'withdrawn',
    'receiver.left': 'cancelled',
    'receiver.missed': 'noShow',
    'animal.handedOver': 'handedOver',
    // « reminder two hours before »; nothing else changes.
    'after REMINDER_TIME': 'accepted',
  },
  // A late answer, or one different from the first, changes nothing.
  declined: { 'interest.refused': 'declined' },
  withdrawn: { 'offer.withdrawn': 'withdrawn' },
  cancelled: { 'interest.cancelled': 'cancelled' },
  cancelledLate: { 'interest.cancelledLate': 'cancelledLate' },
  // Recorded by mistake: the hand-over can still be recorded.
  noShow: { 'receiver.missed': 'noShow', 'absence.takenBack': 'accepted' },
  handedOver: {
    'animal.handedOver': 'handedOver',
    // Recorded by mistake: the meeting is still to come.
    'animal.returned': 'accepted',
  },
}
