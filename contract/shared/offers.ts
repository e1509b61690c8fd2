import * as z from 'zod/mini'

/**
 * The states of an offer: pending; answered yes or no; expired; withdrawn by the giver or by the
 * receiver; then confirmed with a meeting, accepted, handed over, or ended by a late withdrawal or an
 * absence. Pending, yes, confirmed and accepted count as open.
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

/**
 * A person with an open offer, whom its giver's deed would notify. `starts_at`: when the meeting that they
 * accepted begins (ISO 8601); null without.
 */
export const Expected = z.object({
  firstname: z.string(),
  lastname: z.string(),
  starts_at: z.nullable(z.string()),
})
export type Expected = z.output<typeof Expected>

/** The states of a recorded absence. A contested one waits for the federation. */
export const AbsenceState = z.enum(['noted', 'contested', 'upheld', 'lifted'])
export type AbsenceState = z.output<typeof AbsenceState>

/** Why a person received an offer: the giver chose them, or the criterion of the fair order that decided. */
export type OfferReason = 'chosen' | 'absences' | 'received' | 'distance' | 'waiting' | 'lot'

const open: readonly OfferState[] = ['sounded', 'willing', 'confirmed', 'accepted']

/** Whether an offer in this state is still open. */
export const isOpenOffer = ({ state }: { state: OfferState }): boolean => open.includes(state)
