import * as z from 'zod/mini'

/**
 * What became of an offer: asked, and answered yes or no; too late; taken back by the giver, or by the
 * receiver. Then an animal or a type is confirmed with a meeting, accepted, and handed over, unless the
 * receiver gives up shortly before or does not come. Asked, yes, confirmed and accepted are open.
 */
export const OfferState = z.enum([
  'sounded',
  'willing',
  'declined',
  'expired',
  'withdrawn',
  'cancelled',
  'confirmed',
  'accepted',
  'handedOver',
  'noShow',
  'cancelledLate',
])
export type OfferState = z.output<typeof OfferState>

/** What becomes of an absence that was noted: one that is contested waits for the federation. */
export const AbsenceState = z.enum(['noted', 'contested', 'upheld', 'lifted'])
export type AbsenceState = z.output<typeof AbsenceState>

/** Why it was a person's turn: the giver chose them, or the criterion of the order that decided. */
export type OfferReason = 'chosen' | 'absences' | 'received' | 'distance' | 'waiting' | 'lot'

const open: readonly OfferState[] = ['sounded', 'willing', 'confirmed', 'accepted']

/** Whether an offer in a state is not over yet. */
export const isOpenOffer = ({ state }: { state: OfferState }): boolean => open.includes(state)
