import type { HuntOffer, HuntOffers } from '../../../contract/giver/offers.ts'
import type { Hunt } from '../../../contract/giver/hunts.ts'
import { isOpenOffer } from '../../../contract/shared/offers.ts'
import { limits } from '../../../contract/limits.ts'
import type { ConfirmationEvent } from '../../patterns/confirmation.ts'

/** Asked the evening before for a few animals. */
const FEW = 3

/** `formKey` tells one opening of the window from another. */
export type Input = { hunt: Hunt; formKey: string }
/**
 * What the server answers of the offers. `count`: how many people are to be asked in turn, null until it
 * is chosen. `expected`: the contact who is shown as the next, null where none is. `attempts`: how many times that was done; the next time is another attempt, which is made once.
 * `contactId`, `offer`: whom an offer goes to, and which one is acted upon. `reason`: why the server
 * refused, in French.
 */
export type Context = Input &
  HuntOffers & {
    count: number | null
    expected: number | null
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

/** The offers before they are read. */
export const unread: HuntOffers = { offers: [], candidates: 0, may_ask: false, to_give: 0, next: null }

const isExit = (offer: HuntOffer) => !isOpenOffer(offer) && offer.state !== 'handedOver'

/** Animals that nobody is promised, asked about, or waits for after a yes. */
const freeOf = ({ offers, to_give }: HuntOffers): number =>
  to_give - offers.filter(({ state }) => state === 'sounded' || state === 'willing').length

/**
 * Who comes next once somebody does not take an animal, while there is one for them: where it was promised,
 * who said yes already; else `inTurn` the next in order, unless as many people are asked as there are animals.
 */
export function suggestionOf(read: HuntOffers): HuntOffer | 'inTurn' | null {
  const { offers, to_give, next } = read
  const exits = offers.filter(isExit)
  if (to_give <= 0 || exits.length === 0) return null
  // Latest first: who was asked first is the first in the order.
  const willing = offers.findLast(({ state }) => state === 'willing')
  if (willing && exits.some(({ meeting }) => meeting !== null)) return willing
  return next && freeOf(read) > 0 ? 'inTurn' : null
}

/** How many people are to be asked: as chosen; else one for each animal that is left, a few at most. */
export function countToAsk(context: HuntOffers & Pick<Context, 'count'>): number {
  const most = Math.max(1, Math.min(context.candidates, limits.offers.atOnce))
  return Math.min(most, context.count ?? Math.min(FEW, Math.max(1, freeOf(context))))
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
  isConfirmable: (_: unknown, { offer }: Chosen) =>
    ['willing', 'confirmed', 'accepted'].includes(offer.state) && !offer.meeting?.is_over,
  isAccepted: (_: unknown, { offer }: Chosen) => offer.state === 'accepted',
  /** Nobody came to a meeting that is over; or that was noted, and may still be said to be a mistake. */
  isMissed: (_: unknown, { offer }: Chosen) =>
    offer.state === 'noShow'
      ? offer.absence !== 'lifted'
      : offer.state === 'accepted' && offer.meeting?.is_over === true,
}
