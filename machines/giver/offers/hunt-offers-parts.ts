import type { HuntOffer, HuntOffers } from '../../../contract/giver/offers.ts'
import type { Hunt } from '../../../contract/giver/hunts.ts'
import { isOpenOffer } from '../../../contract/shared/offers.ts'
import type { ConfirmationEvent } from '../../patterns/confirmation.ts'

/** `formKey` tells one opening of the window from another. */
export type Input = { hunt: Hunt; formKey: string }
/**
 * `candidates`: how many people may still be asked in turn. `count`: how many of them are to be.
 * `attempts`: how many times that was done; the next time is another attempt, which is made once.
 * `contactId`, `offer`: whom an offer goes to, and which one is acted upon. `reason`: why the server
 * refused, in French.
 */
export type Context = Input &
  HuntOffers & {
    count: number
    attempts: number
    contactId: number | null
    offer: HuntOffer | null
    reason: string
  }
export type Event =
  | { type: 'offers.retried' }
  | { type: 'offer.requested'; contactId: number }
  | { type: 'count.chosen'; count: number }
  | { type: 'offers.requested' }
  | { type: 'suggestion.taken' }
  | { type: 'withdrawal.requested'; offer: HuntOffer }
  | { type: 'confirmation.requested'; offer: HuntOffer }
  | { type: 'handOver.requested'; offer: HuntOffer }
  | { type: 'absence.requested'; offer: HuntOffer }
  | ConfirmationEvent

/** Whether a person gave up, did not answer or did not come after something was promised to them. */
export const hasFreed = (offer: HuntOffer): boolean =>
  offer.meeting !== null && !isOpenOffer(offer) && offer.state !== 'handedOver'

/**
 * Who comes next once something that was promised is free again: who said yes, else `inTurn` the next in
 * order; null while somebody else is asked, or when nobody is left.
 */
export function suggestionOf({ offers, candidates }: HuntOffers): HuntOffer | 'inTurn' | null {
  const isTaken = offers.some(({ state }) => state === 'sounded' || state === 'confirmed')
  if (!offers.some(hasFreed) || isTaken) return null
  // Latest first: who was asked first is the first in the order.
  const willing = offers.findLast(({ state }) => state === 'willing')
  return willing ?? (candidates > 0 ? 'inTurn' : null)
}

type Failed = { event: { error: unknown } }

/** A call that a person made: what the server explains is said beside the list; anything else may be repeated. */
export const sending = <const K extends string, I, const D>(sent: {
  call: K
  description: string
  input: I
  done: D
}) =>
  ({
    description: sent.description,
    tags: 'busy',
    invoke: {
      id: sent.call,
      src: sent.call,
      input: sent.input,
      onDone: { target: 'listed.refreshing', actions: sent.done },
      onError: [
        {
          guard: { type: 'isExplained', params: ({ event }: Failed) => event },
          target: 'listed.refreshing',
          actions: { type: 'rememberReason', params: ({ event }: Failed) => event },
        },
        { target: 'listed.failed', actions: { type: 'reportFailure', params: ({ event }: Failed) => event } },
      ],
    },
    after: { CALL_TIMEOUT: 'listed.failed' },
  }) as const

/** Keeps the offer that is acted upon. */
export const chosen = {
  type: 'rememberChosen',
  params: ({ event }: { event: { offer: HuntOffer } }) => event,
} as const

type Chosen = { offer: HuntOffer }

/** What may be done with an offer, by how it stands. */
export const offerGuards = {
  isWithdrawable: (_: unknown, { offer }: Chosen) => isOpenOffer(offer),
  isConfirmable: (_: unknown, { offer }: Chosen) => ['willing', 'confirmed'].includes(offer.state),
  isAccepted: (_: unknown, { offer }: Chosen) => offer.state === 'accepted',
  /** Nobody came to a meeting that is over; or that was noted, and may still be said to be a mistake. */
  isMissed: (_: unknown, { offer }: Chosen) =>
    offer.state === 'noShow'
      ? offer.absence !== 'lifted'
      : offer.state === 'accepted' && offer.meeting?.is_over === true,
}
