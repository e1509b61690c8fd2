import { assign, setup } from 'xstate'
import {
  listHuntOffers,
  offerToContact,
  offerToNext,
  withdrawOffer,
  type HuntOffer,
  type HuntOffers,
} from '../../../contract/giver/offers.ts'
import { limits } from '../../../contract/limits.ts'
import { messageOf, statusOf } from '../../../contract/problem.ts'
import { call } from '../../patterns/calls.ts'
import { failureGuards, shellActions } from '../../patterns/failures.ts'
import {
  asking,
  chosen,
  type Context,
  type Event,
  countToAsk,
  type Input,
  offerGuards,
  type OneAsked,
  opening,
  sending,
  turnsToAsk,
  unread,
} from './hunt-offers-parts.ts'
import { offerAbsenceMachine } from './offer-absence.ts'
import { offerConfirmationMachine } from './offer-confirmation.ts'
import { offerHandOverMachine } from './offer-hand-over.ts'
import type { Children } from '../../patterns/windows.ts'

const actors = {
  listHuntOffers: call(listHuntOffers),
  offerToContact: call(offerToContact),
  offerToNext: call(offerToNext),
  withdrawOffer: call(withdrawOffer),
  offerConfirmation: offerConfirmationMachine,
  offerHandOver: offerHandOverMachine,
  offerAbsence: offerAbsenceMachine,
}

/** The offers of a hunt: whom the giver asks, and their answers. */
export const huntOffersMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: Input
    children: Children<typeof actors>
  },
  actors,
  guards: {
    ...failureGuards,
    /** A conflict (409) or rate limit (429), which the server explains in French. */
    isExplained: (_, { error }: { error: unknown }) => [404, 409, 429].includes(statusOf(error)),
    isUnreported: ({ context }) => context.hunt.hunt_state.code !== 'finished',
    hasCandidates: ({ context }) => context.candidates > 0,
    ...offerGuards,
  },
  actions: {
    ...shellActions,
    rememberOffers: assign((_, read: HuntOffers) => read),
    rememberContact: assign((_, { contactId, firstname, lastname }: OneAsked) => ({
      contactId,
      whom: [{ contact_id: contactId, firstname, lastname }],
      reason: '',
    })),
    rememberCount: assign({
      count: (_, { count }: { count: number }) => Math.min(limits.offers.atOnce, Math.max(1, count)),
    }),
    rememberChosen: assign({ offer: (_, { offer }: { offer: HuntOffer }) => offer, reason: '' }),
    rememberTurns: assign(({ context }) => ({ whom: turnsToAsk(context), reason: '' })),
    rememberNext: assign(({ context }) => ({ whom: context.next ? [context.next] : [], reason: '' })),
    rememberReason: assign({ reason: (_, { error }: { error: unknown }) => messageOf(error) }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
  },
  delays: { POLL_PAUSE: 15_000 },
}).createMachine({
  id: 'huntOffers',
  description:
    'Le responsable demande à des particuliers s’ils prendraient un animal, et suit leurs réponses.',
  context: ({ input }) => ({
    ...input,
    ...unread,
    count: null,
    whom: [],
    attempts: 0,
    contactId: null,
    offer: null,
    reason: '',
  }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'La chasse est-elle déjà déclarée ?',
      always: [{ guard: 'isUnreported', target: 'loading' }, { target: 'closed' }],
    },
    closed: { description: 'La chasse est déclarée : il n’y a plus rien à proposer.', type: 'final' },
    loading: {
      description: 'Les propositions et leurs réponses sont en cours de lecture.',
      tags: 'busy',
      invoke: {
        id: 'listHuntOffers',
        src: 'listHuntOffers',
        input: ({ context }) => ({ params: { id: context.hunt.id } }),
        onDone: opening,
        onError: { target: 'unavailable', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
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
          target: 'asking',
          actions: { type: 'rememberContact', params: ({ event }) => event },
        },
        'offers.requested': { guard: 'hasCandidates', target: 'askingNext', actions: 'rememberTurns' },
        'suggestion.taken': { guard: 'isSuggested', target: 'askingNext', actions: 'rememberNext' },
        'confirmation.requested': {
          guard: { type: 'isConfirmable', params: ({ event }) => event },
          target: 'confirmingOffer',
          actions: chosen,
        },
        'handOver.requested': {
          guard: { type: 'isAccepted', params: ({ event }) => event },
          target: 'handingOver',
          actions: chosen,
        },
        'absence.requested': {
          guard: { type: 'isMissed', params: ({ event }) => event },
          target: 'reportingAbsence',
          actions: chosen,
        },
        'withdrawal.requested': {
          guard: { type: 'isWithdrawable', params: ({ event }) => event },
          target: 'confirming',
          actions: chosen,
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
    asking: asking('On nomme la personne, et demande confirmation avant l’e-mail.', 'offering'),
    askingNext: asking('On nomme les personnes, et demande confirmation avant les e-mails.', 'offeringNext'),
    offering: sending({
      call: 'offerToContact',
      description: 'La proposition à une personne est envoyée au serveur.',
      input: ({ context }: { context: Context }) => ({ params: { id: context.contactId! } }),
      done: [{ type: 'announce', params: { text: 'Proposition envoyée.' } }],
    }),
    offeringNext: sending({
      call: 'offerToNext',
      description: 'La proposition aux premières personnes, dans l’ordre, est envoyée au serveur.',
      input: ({ context }: { context: Context }) => ({
        params: { id: context.hunt.id },
        body: {
          count: context.whom.length || countToAsk(context),
          contact_ids: context.whom.map(({ contact_id }) => contact_id),
        },
        // What was already asked, as read since, makes another attempt of it.
        idempotencyKey: `${context.formKey}.${context.attempts}.${context.offers.length}`,
      }),
      done: ['countAttempt', { type: 'announce', params: { text: 'Propositions envoyées.' } }],
    }),
    confirming: {
      description: 'On demande confirmation avant de retirer une proposition.',
      on: { 'question.confirmed': 'withdrawing', 'question.cancelled': 'listed' },
    },
    withdrawing: sending({
      call: 'withdrawOffer',
      description: 'Le retrait est envoyé au serveur ; la personne en est prévenue.',
      input: ({ context }: { context: Context }) => ({ params: { id: context.offer!.id } }),
      done: [{ type: 'announce', params: { text: 'Proposition retirée.' } }],
    }),
    confirmingOffer: {
      description: 'Il choisit ce qu’il promet, et le rendez-vous.',
      invoke: {
        id: 'offerConfirmation',
        src: 'offerConfirmation',
        input: ({ context: { offer, hunt } }) => ({ offer: offer!, hunt }),
        onDone: 'listed.refreshing',
      },
    },
    handingOver: {
      description: 'Il dit que le gibier est remis, après confirmation.',
      invoke: {
        id: 'offerHandOver',
        src: 'offerHandOver',
        input: ({ context }) => ({ subject: context.offer! }),
        onDone: 'listed.refreshing',
      },
    },
    reportingAbsence: {
      description: 'Il dit que la personne n’est pas venue, après confirmation.',
      invoke: {
        id: 'offerAbsence',
        src: 'offerAbsence',
        input: ({ context }) => ({ subject: context.offer! }),
        onDone: 'listed.refreshing',
      },
    },
  },
})
