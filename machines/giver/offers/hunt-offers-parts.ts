import type { HuntOffer, HuntOffers, Turn } from '../../../contract/giver/offers.ts'
import type { Hunt } from '../../../contract/giver/hunts.ts'
import { isOpenOffer } from '../../../contract/shared/offers.ts'
import { limits } from '../../../contract/limits.ts'
import type { ConfirmationEvent } from '../../patterns/confirmation.ts'

/** Default number of people asked at once. */
const FEW = 3

/**
 * `asked`: the contact whose meeting the URL names, or null. `formKey` identifies one opening of the window.
 */
export type Input = { hunt: Hunt; asked: number | null; formKey: string }
/** A person to ask; `reason`: why it is their turn, in French, if they are asked in turn. */
export type Asked = Omit<Turn, 'reason'> & { reason?: string }
/**
 * The offers as last read. `count`: number of people to ask in turn, null until chosen. `whom`: the people
 * whom the question names, who are asked. `attempts`: number of requests so far, so that each has its
 * own idempotency key. `contactId`, `offer`: the target of the current call. `reason`: why the server
 * refused, in French.
 */
export type Context = Input &
  HuntOffers & {
    count: number | null
    whom: Asked[]
    attempts: number
    contactId: number | null
    offer: HuntOffer | null
    reason: string
  }
/** The one contact to ask. */
export type OneAsked = { contactId: number; firstname: string; lastname: string }
export type Event =
  | { type: 'offers.retried' }
  | ({ type: 'offer.requested' } & OneAsked)
  | { type: 'count.chosen'; count: number }
  | { type: 'offers.requested' }
  | { type: 'suggestion.taken' }
  | { type: 'withdrawal.requested'; offer: HuntOffer }
  | { type: 'confirmation.requested'; offer: HuntOffer }
  | { type: 'handOver.requested'; offer: HuntOffer }
  | { type: 'absence.requested'; offer: HuntOffer }
  | ConfirmationEvent

/** Placeholder until the offers are loaded. */
export const unread: HuntOffers = {
  offers: [],
  candidates: 0,
  may_ask: false,
  to_give: 0,
  next: null,
  turns: [],
}

const isExit = (offer: HuntOffer) => !isOpenOffer(offer) && offer.state !== 'handedOver'

/** Number of animals that are neither promised nor covered by a pending or accepted offer. */
const freeOf = ({ offers, to_give }: HuntOffers): number =>
  to_give - offers.filter(({ state }) => state === 'sounded' || state === 'willing').length

/**
 * The suggested next person after somebody declined, while an animal is left: first those who already
 * accepted an offer, otherwise `inTurn`, the next in order, unless as many people have been asked as
 * there are animals.
 */
export function suggestionOf(read: HuntOffers): HuntOffer | 'inTurn' | null {
  const { offers, may_ask, to_give, next } = read
  const exits = offers.filter(isExit)
  if (!may_ask || to_give <= 0 || exits.length === 0) return null
  // Offers are listed latest first, so the last match was asked first.
  const willing = offers.findLast(({ state }) => state === 'willing')
  if (willing && exits.some(({ meeting }) => meeting !== null)) return willing
  return next && freeOf(read) > 0 ? 'inTurn' : null
}

/** Number of people to ask: as chosen, otherwise one per animal left, within the default maximum. */
export function countToAsk(context: HuntOffers & Pick<Context, 'count'>): number {
  const most = Math.max(1, Math.min(context.candidates, limits.offers.atOnce))
  return Math.min(most, context.count ?? Math.min(FEW, Math.max(1, freeOf(context))))
}

/** The people in turn whom the question names. */
export const turnsToAsk = (context: HuntOffers & Pick<Context, 'count'>) =>
  context.turns.slice(0, countToAsk(context))

/** A question that names whom an offer is mailed to, before it is sent. */
export const asking = <const T extends string>(description: string, sent: T) =>
  ({ description, on: { 'question.confirmed': sent, 'question.cancelled': 'listed' } }) as const

type Failed = { event: { error: unknown } }

/**
 * A call started by the person. An explained refusal is displayed beside the list; any other failure can
 * be retried.
 */
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
  }) as const

/** Remembers the offer acted upon. */
export const chosen = {
  type: 'rememberChosen',
  params: ({ event }: { event: { offer: HuntOffer } }) => event,
} as const

type Chosen = { offer: HuntOffer }

/** While game of the hunt may still be collected. */
const isConfirmable = ({ may_ask }: Pick<HuntOffers, 'may_ask'>, offer: HuntOffer) =>
  may_ask && ['willing', 'confirmed', 'accepted'].includes(offer.state) && !offer.meeting?.is_over

/** The offer of the contact whom the URL names, if its meeting may be confirmed. */
const askedIn = ({ asked }: Context, read: HuntOffers) =>
  read.offers.find(
    (offer) => offer.contact_id !== null && offer.contact_id === asked && isConfirmable(read, offer),
  )

/** Which actions an offer's state allows. */
export const offerGuards = {
  /** A person has at most one open offer, and none after a refusal. */
  mayBeAsked: ({ context }: { context: Context }, { contactId }: { contactId: number }) =>
    context.may_ask &&
    context.offers.every(
      (offer) => offer.contact_id !== contactId || (!isOpenOffer(offer) && offer.state !== 'declined'),
    ),
  /** Somebody declined, and another person is suggested. */
  isSuggested: ({ context }: { context: HuntOffers }) => suggestionOf(context) === 'inTurn',
  isToMeet: ({ context }: { context: Context }, read: HuntOffers) => askedIn(context, read) !== undefined,
  isWithdrawable: (_: unknown, { offer }: Chosen) => isOpenOffer(offer),
  isConfirmable: ({ context }: { context: HuntOffers }, { offer }: Chosen) => isConfirmable(context, offer),
  /** The meeting is accepted, and its game may be handed over now. */
  isAccepted: (_: unknown, { offer }: Chosen) => offer.state === 'accepted' && offer.obstacle === null,
  /** Whether an absence can be recorded (the meeting is over and nobody came), or a recorded one undone. */
  isMissed: (_: unknown, { offer }: Chosen) => offer.may_miss,
}

type Read = { event: { output: HuntOffers } }

const readOffers = { type: 'rememberOffers', params: ({ event }: Read) => event.output } as const

/** What becomes of the offers that were read first: the meeting that the URL names opens. */
export const opening = [
  {
    guard: { type: 'isToMeet', params: ({ event }: Read) => event.output },
    target: 'confirmingOffer',
    actions: [
      readOffers,
      {
        type: 'rememberChosen',
        params: ({ context, event }: Read & { context: Context }) => ({
          offer: askedIn(context, event.output)!,
        }),
      },
    ],
  },
  { target: 'listed', actions: readOffers },
] as const
