import { assign, setup } from 'xstate'
import { messageOf } from '../../contract/problem.ts'
import {
  listOwnOffers,
  answerOffer,
  contestAbsence,
  type OfferAnswer,
  type OwnOffer,
} from '../../contract/receiver/offers.ts'
import { call } from '../patterns/calls.ts'
import type { ConfirmationEvent } from '../patterns/confirmation.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'

/** An answer, and the offer it is for. */
type Answering = { id: number; answer: OfferAnswer }
/** A contested absence, with an optional comment. */
type Contesting = { id: number; words: string }
/** `reason`: why the last answer was refused. */
type Context = {
  offers: OwnOffer[]
  chosen: Answering | null
  contesting: Contesting | null
  reason: string
}
type Event =
  | { type: 'offers.retried' | 'offers.outdated' }
  | { type: 'interest.given' | 'interest.refused' | 'meeting.accepted'; id: number }
  | { type: 'cancellation.requested' | 'absence.contested'; id: number }
  | { type: 'contest.typed'; id: number; value: string }
  | ConfirmationEvent

type Asked = { id: number }
const offerOf = ({ offers }: Context, { id }: Asked) => offers.find((one) => one.id === id)

/** Whether the person may still say that they will not come after all. */
export const isCancellable = ({ state, is_over }: OwnOffer): boolean =>
  !is_over && (state === 'willing' || state === 'accepted')

/** The messages displayed with an offer, which the person confirms to have read when accepting. */
function readOf(context: Context, { id, answer }: Answering) {
  const offer = offerOf(context, { id })
  if (!offer || answer !== 'accepted') return {}
  const { is_boar = false, informing = [] } = offer
  return {
    is_warned: is_boar || informing.length > 0,
    rule_ids: informing.flatMap(({ rule_id }) => rule_id ?? []),
  }
}

/** The offers made to a receiver, and their answers: « Mes propositions », or the one of a mailed link. */
export const ownOffersMachine = setup({
  types: {} as { context: Context; events: Event },
  actors: {
    listOwnOffers: call(listOwnOffers),
    answerOffer: call(answerOffer),
    contestAbsence: call(contestAbsence),
  },
  guards: {
    ...failureGuards,
    isSounded: ({ context }, asked: Asked) => offerOf(context, asked)?.state === 'sounded',
    isConfirmed: ({ context }, asked: Asked) => offerOf(context, asked)?.state === 'confirmed',
    isAnswerable: ({ context }, asked: Asked) =>
      ['sounded', 'confirmed'].includes(offerOf(context, asked)?.state ?? ''),
    mayContest: ({ context }, asked: Asked) => offerOf(context, asked)?.absence?.may_contest ?? false,
    isCancellable: ({ context }, asked: Asked) => {
      const offer = offerOf(context, asked)
      return offer !== undefined && isCancellable(offer)
    },
  },
  actions: {
    ...shellActions,
    rememberWords: assign({ contesting: (_, { id, words }: Contesting) => ({ id, words }) }),
    chooseAbsence: assign({
      contesting: ({ context: { contesting } }, { id }: { id: number }) =>
        contesting?.id === id ? contesting : { id, words: '' },
      reason: '',
    }),
    forgetWords: assign({ contesting: null }),
    rememberOffers: assign({ offers: (_, { offers }: { offers: OwnOffer[] }) => offers }),
    rememberOffer: assign({
      offers: ({ context }, { offer }: { offer: OwnOffer }) =>
        context.offers.map((one) => (one.id === offer.id ? offer : one)),
    }),
    rememberAnswer: assign({ chosen: (_, chosen: Answering) => chosen, reason: '' }),
    rememberReason: assign({ reason: (_, { error }: { error: unknown }) => messageOf(error) }),
  },
}).createMachine({
  id: 'ownOffers',
  description:
    'Le particulier voit ce qu’on lui propose, répond oui ou non, accepte un rendez-vous, et conteste une absence.',
  context: { offers: [], chosen: null, contesting: null, reason: '' },
  initial: 'loading',
  states: {
    loading: {
      description: 'Ses propositions sont en cours de lecture.',
      tags: 'busy',
      invoke: {
        id: 'listOwnOffers',
        src: 'listOwnOffers',
        onDone: {
          target: 'listed',
          actions: { type: 'rememberOffers', params: ({ event }) => ({ offers: event.output }) },
        },
        onError: [
          { guard: 'wasMissing', target: 'gone' },
          { target: 'unavailable', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    gone: {
      description: 'Le lien qui mène à la proposition n’est plus valable.',
      type: 'final',
    },
    unavailable: {
      description: 'Ses propositions n’ont pas pu être lues ; on peut réessayer.',
      on: { 'offers.retried': 'loading', 'offers.outdated': 'loading' },
    },
    listed: {
      description: 'Ses propositions sont montrées, celles qui attendent une réponse en premier.',
      initial: 'fresh',
      on: {
        'offers.outdated': 'loading',
        'interest.given': {
          guard: { type: 'isSounded', params: ({ event }) => event },
          target: 'answering',
          actions: { type: 'rememberAnswer', params: ({ event: { id } }) => ({ id, answer: 'willing' }) },
        },
        'meeting.accepted': {
          guard: { type: 'isConfirmed', params: ({ event }) => event },
          target: 'answering',
          actions: { type: 'rememberAnswer', params: ({ event: { id } }) => ({ id, answer: 'accepted' }) },
        },
        'interest.refused': {
          guard: { type: 'isAnswerable', params: ({ event }) => event },
          target: 'answering',
          actions: { type: 'rememberAnswer', params: ({ event: { id } }) => ({ id, answer: 'declined' }) },
        },
        'cancellation.requested': {
          guard: { type: 'isCancellable', params: ({ event }) => event },
          target: 'confirming',
          actions: { type: 'rememberAnswer', params: ({ event: { id } }) => ({ id, answer: 'cancelled' }) },
        },
        'contest.typed': {
          guard: { type: 'mayContest', params: ({ event }) => event },
          actions: { type: 'rememberWords', params: ({ event: { id, value } }) => ({ id, words: value }) },
        },
        'absence.contested': {
          guard: { type: 'mayContest', params: ({ event }) => event },
          target: 'contesting',
          actions: { type: 'chooseAbsence', params: ({ event }) => event },
        },
      },
      states: {
        fresh: { description: 'Elles viennent d’être lues, ou la réponse est enregistrée.' },
        failed: { description: 'La réponse n’est pas partie ; on peut la redonner.' },
      },
    },
    confirming: {
      description: 'On dit ce que renoncer entraîne, et on demande confirmation.',
      on: { 'question.confirmed': 'answering', 'question.cancelled': 'listed' },
    },
    answering: {
      description: 'La réponse est envoyée au serveur.',
      tags: 'busy',
      invoke: {
        id: 'answerOffer',
        src: 'answerOffer',
        input: ({ context }) => ({
          params: { id: context.chosen!.id },
          body: { answer: context.chosen!.answer, ...readOf(context, context.chosen!) },
        }),
        onDone: {
          target: 'listed',
          actions: [
            { type: 'rememberOffer', params: ({ event }) => ({ offer: event.output }) },
            { type: 'announce', params: { text: 'Votre réponse est enregistrée.' } },
          ],
        },
        onError: [
          // Expired, or answered elsewhere: the reason is displayed with the current state.
          {
            guard: 'wasInConflict',
            target: 'loading',
            actions: { type: 'rememberReason', params: ({ event }) => event },
          },
          {
            guard: 'wasMissing',
            target: 'loading',
            actions: { type: 'rememberReason', params: ({ event }) => event },
          },
          { target: 'listed.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    contesting: {
      description: 'La contestation est envoyée à la fédération, avec un mot ou sans.',
      tags: 'busy',
      invoke: {
        id: 'contestAbsence',
        src: 'contestAbsence',
        input: ({ context: { contesting } }) => ({
          params: { id: contesting!.id },
          body: { words: contesting!.words.trim() || null },
        }),
        onDone: {
          // Contesting affects other absences too, so all are reloaded.
          target: 'loading',
          actions: [
            'forgetWords',
            { type: 'rememberOffer', params: ({ event }) => ({ offer: event.output }) },
            { type: 'announce', params: { text: 'Votre contestation est envoyée à la fédération.' } },
          ],
        },
        onError: [
          {
            guard: 'wasInConflict',
            target: 'loading',
            actions: { type: 'rememberReason', params: ({ event }) => event },
          },
          {
            guard: 'wasMissing',
            target: 'loading',
            actions: { type: 'rememberReason', params: ({ event }) => event },
          },
          { target: 'listed.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
  },
})
