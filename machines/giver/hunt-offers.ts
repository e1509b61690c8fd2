import { assign, setup } from 'xstate'
import type { HuntOffer, HuntOffers } from '../../contract/giver/offers.ts'
import type { Hunt } from '../../contract/giver/hunts.ts'
import { limits } from '../../contract/limits.ts'
import { messageOf, statusOf } from '../../contract/problem.ts'
import { call, callDelays } from '../patterns/calls.ts'
import type { ConfirmationEvent } from '../patterns/confirmation.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'

/** `formKey` tells one opening of the window from another. */
type Input = { hunt: Hunt; formKey: string }
/**
 * `candidates`: how many people may still be asked in turn. `count`: how many of them are to be.
 * `attempts`: how many times that was done; the next time is another attempt, which is made once.
 * `contactId`, `offer`: whom an offer goes to, and which one is withdrawn. `reason`: why the server
 * refused, in French.
 */
type Context = Input &
  HuntOffers & {
    count: number
    attempts: number
    contactId: number | null
    offer: HuntOffer | null
    reason: string
  }
type Event =
  | { type: 'offers.retried' }
  | { type: 'offer.requested'; contactId: number }
  | { type: 'count.chosen'; count: number }
  | { type: 'offers.requested' }
  | { type: 'withdrawal.requested'; offer: HuntOffer }
  | ConfirmationEvent

const isOpen = ({ state }: HuntOffer) => state === 'sounded' || state === 'willing'
/** Asked the evening before for a few animals. */
const FEW = 3

/** The offers of a hunt: whom the giver asks, and who answered what. */
export const huntOffersMachine = setup({
  types: {} as { context: Context; events: Event; input: Input },
  actors: {
    listHuntOffers: call('listHuntOffers'),
    offerToContact: call('offerToContact'),
    offerToNext: call('offerToNext'),
    withdrawOffer: call('withdrawOffer'),
  },
  guards: {
    ...failureGuards,
    /** Somebody else's gesture came first, or it is too often: the server says so in French. */
    isExplained: (_, { error }: { error: unknown }) => [404, 409, 429].includes(statusOf(error)),
    isPlanned: ({ context }) => context.hunt.hunt_state.code === 'planned',
    /** One open offer to a person, and none after a no. */
    mayBeAsked: ({ context }, { contactId }: { contactId: number }) =>
      context.offers.every(
        (offer) => offer.contact_id !== contactId || (!isOpen(offer) && offer.state !== 'declined'),
      ),
    hasCandidates: ({ context }) => context.candidates > 0,
    isWithdrawable: (_, { offer }: { offer: HuntOffer }) => isOpen(offer),
  },
  actions: {
    ...shellActions,
    rememberOffers: assign((_, { offers, candidates }: HuntOffers) => ({ offers, candidates })),
    rememberContact: assign({
      contactId: (_, { contactId }: { contactId: number }) => contactId,
      reason: '',
    }),
    rememberCount: assign({
      count: (_, { count }: { count: number }) => Math.min(limits.offers.atOnce, Math.max(1, count)),
    }),
    rememberChosen: assign({ offer: (_, { offer }: { offer: HuntOffer }) => offer, reason: '' }),
    forgetReason: assign({ reason: '' }),
    rememberReason: assign({ reason: (_, { error }: { error: unknown }) => messageOf(error) }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
  },
  delays: { ...callDelays, POLL_PAUSE: 15_000 },
}).createMachine({
  id: 'huntOffers',
  description:
    'Le responsable demande à des particuliers s’ils prendraient un animal, et suit leurs réponses.',
  context: ({ input }) => ({
    ...input,
    offers: [],
    candidates: 0,
    count: FEW,
    attempts: 0,
    contactId: null,
    offer: null,
    reason: '',
  }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'La chasse est-elle encore à venir ?',
      always: [{ guard: 'isPlanned', target: 'loading' }, { target: 'closed' }],
    },
    closed: { description: 'La chasse a eu lieu : il n’y a plus rien à proposer.', type: 'final' },
    loading: {
      description: 'Les propositions et leurs réponses sont en cours de lecture.',
      tags: 'busy',
      invoke: {
        id: 'listHuntOffers',
        src: 'listHuntOffers',
        input: ({ context }) => ({ params: { id: context.hunt.id } }),
        onDone: {
          target: 'listed',
          actions: { type: 'rememberOffers', params: ({ event }) => event.output },
        },
        onError: { target: 'unavailable', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
      after: { CALL_TIMEOUT: 'unavailable' },
    },
    unavailable: {
      description: 'Les propositions n’ont pas pu être lues ; on peut réessayer.',
      on: { 'offers.retried': 'loading' },
    },
    listed: {
      description: 'Les propositions sont montrées avec leurs réponses.',
      initial: 'fresh',
      on: {
        'count.chosen': { actions: { type: 'rememberCount', params: ({ event }) => event } },
        'offer.requested': {
          guard: { type: 'mayBeAsked', params: ({ event }) => event },
          target: 'offering',
          actions: { type: 'rememberContact', params: ({ event }) => event },
        },
        'offers.requested': { guard: 'hasCandidates', target: 'offeringNext', actions: 'forgetReason' },
        'withdrawal.requested': {
          guard: { type: 'isWithdrawable', params: ({ event }) => event },
          target: 'confirming',
          actions: { type: 'rememberChosen', params: ({ event }) => event },
        },
      },
      states: {
        fresh: {
          description: 'Elles viennent d’être lues ; elles seront relues après une pause.',
          after: { POLL_PAUSE: 'refreshing' },
        },
        refreshing: {
          description: 'Elles sont relues ; celles déjà lues restent montrées.',
          invoke: {
            id: 'listHuntOffers',
            src: 'listHuntOffers',
            input: ({ context }) => ({ params: { id: context.hunt.id } }),
            onDone: {
              target: 'fresh',
              actions: { type: 'rememberOffers', params: ({ event }) => event.output },
            },
            onError: 'stale',
          },
          after: { CALL_TIMEOUT: 'stale' },
        },
        stale: {
          description: 'Elles n’ont pas pu être relues : les réponses datent ; on réessaie après une pause.',
          after: { POLL_PAUSE: 'refreshing' },
        },
        failed: {
          description: 'L’envoi n’a pas abouti ; on peut réessayer.',
          after: { POLL_PAUSE: 'refreshing' },
        },
      },
    },
    offering: {
      description: 'La proposition à une personne est envoyée au serveur.',
      tags: 'busy',
      invoke: {
        id: 'offerToContact',
        src: 'offerToContact',
        input: ({ context }) => ({ params: { id: context.contactId! } }),
        onDone: {
          target: 'listed.refreshing',
          actions: { type: 'announce', params: { text: 'Proposition envoyée.' } },
        },
        onError: [
          {
            guard: { type: 'isExplained', params: ({ event }) => event },
            target: 'listed.refreshing',
            actions: { type: 'rememberReason', params: ({ event }) => event },
          },
          { target: 'listed.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
      after: { CALL_TIMEOUT: 'listed.failed' },
    },
    offeringNext: {
      description: 'La proposition aux premières personnes, dans l’ordre, est envoyée au serveur.',
      tags: 'busy',
      invoke: {
        id: 'offerToNext',
        src: 'offerToNext',
        input: ({ context: { hunt, count, formKey, attempts } }) => ({
          params: { id: hunt.id },
          body: { count },
          idempotencyKey: `${formKey}.${attempts}`,
        }),
        onDone: {
          target: 'listed.refreshing',
          actions: ['countAttempt', { type: 'announce', params: { text: 'Propositions envoyées.' } }],
        },
        onError: [
          {
            guard: { type: 'isExplained', params: ({ event }) => event },
            target: 'listed.refreshing',
            actions: { type: 'rememberReason', params: ({ event }) => event },
          },
          { target: 'listed.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
      after: { CALL_TIMEOUT: 'listed.failed' },
    },
    confirming: {
      description: 'On demande confirmation avant de retirer une proposition.',
      on: { 'question.confirmed': 'withdrawing', 'question.cancelled': 'listed' },
    },
    withdrawing: {
      description: 'Le retrait est envoyé au serveur ; la personne en est prévenue.',
      tags: 'busy',
      invoke: {
        id: 'withdrawOffer',
        src: 'withdrawOffer',
        input: ({ context }) => ({ params: { id: context.offer!.id } }),
        onDone: {
          target: 'listed.refreshing',
          actions: { type: 'announce', params: { text: 'Proposition retirée.' } },
        },
        onError: [
          {
            guard: { type: 'isExplained', params: ({ event }) => event },
            target: 'listed.refreshing',
            actions: { type: 'rememberReason', params: ({ event }) => event },
          },
          { target: 'listed.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
      after: { CALL_TIMEOUT: 'listed.failed' },
    },
  },
})
