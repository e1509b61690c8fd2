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
 * Why an offer was cancelled without its receiver giving it up: they refused the use of their data, or their
 * account was blocked.
 */
export const EndedBy = z.enum(['refusal', 'closing'])
export type EndedBy = z.output<typeof EndedBy>

/**
 * An open offer that ends when its receiver refuses the use of their data. `giver`: null while the person was
 * only asked. `started_at` (day) and `city`: of its hunt. `meeting`: one that they accepted; `place` is null
 * if they do not know it.
 */
export const Ending = z.object({
  id: z.number(),
  giver: z.nullable(z.string()),
  started_at: z.string(),
  city: z.string(),
  meeting: z.nullable(
    z.object({ city: z.string(), place: z.nullable(z.string()), starts_at: z.string(), ends_at: z.string() }),
  ),
})
export type Ending = z.output<typeof Ending>

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
