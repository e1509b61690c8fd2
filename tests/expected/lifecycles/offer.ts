import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/**
 * The evening before, a giver asks whether a person would take an animal: sounded, then willing,
 * declined or expired; the giver may withdraw it, the receiver may cancel.
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
    'offer.withdrawn': 'withdrawn',
    'receiver.left': 'cancelled',
  },
  // An answer that comes too late, or another one than was given, changes nothing.
  declined: { 'interest.refused': 'declined' },
  withdrawn: { 'offer.withdrawn': 'withdrawn' },
  cancelled: { 'interest.cancelled': 'cancelled' },
}
