import * as z from 'zod/mini'

/**
 * What became of an offer: asked, and answered yes or no; too late; taken back by the giver, or by the
 * receiver. Those asked and answered yes are open.
 */
export const OfferState = z.enum(['sounded', 'willing', 'declined', 'expired', 'withdrawn', 'cancelled'])
export type OfferState = z.output<typeof OfferState>

/** Why it was a person's turn: the giver chose them, or the criterion of the order that decided. */
export type OfferReason = 'chosen' | 'received' | 'distance' | 'waiting' | 'lot'
