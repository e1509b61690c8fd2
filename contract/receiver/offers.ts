import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { IdParams, left, linkToken } from '../fields.ts'
import { limits } from '../limits.ts'
import { Warned } from '../shared/animals.ts'
import { AbsenceState, EndedBy, OfferState } from '../shared/offers.ts'
import { SanitaryDemand } from '../shared/sanitary.ts'
import { someLines } from '../typed-text.ts'

/**
 * An offer as its receiver sees it: the game, its day, commune and distance in kilometres. `expires_at`
 * (ISO 8601): when answering closes. `reason`: why this person was chosen, a French sentence. `is_over`:
 * the day of the hunt and of the meeting is past. `given`: the confirmed game. `is_boar`: the trichinella
 * message must be read before accepting; `informing`: the sanitary rules to read before accepting. The
 * exact place of the meeting is disclosed after acceptance, and the delegate's name until the end of its
 * day; the mailed link discloses neither names nor absences. `is_contact_closed`: a delegate exists but is
 * hidden in an assisted session. `absence`: a recorded absence, the time until which it may be contested,
 * and the last day on which such absences put the person last in the order. `late_at`: when giving up
 * starts to count as late. `moves`: how often the meeting was moved. `is_called_off`: somebody else called
 * the accepted meeting off, and its day is not past. `ended_by`: why it was cancelled, if the person did not
 * give it up.
 */
export const OwnOffer = z.object({
  id: z.number(),
  state: OfferState,
  started_at: z.string(),
  city: z.object({ label: z.string() }),
  distance: z.number(),
  specimen_types: z.array(z.object({ label: z.string(), icon_url: z.string() })),
  sounded_at: z.string(),
  expires_at: z.string(),
  reason: z.string(),
  is_over: z.boolean(),
  is_called_off: z.optional(z.boolean()),
  ended_by: z.optional(z.nullable(EndedBy)),
  given: z.nullable(z.string()),
  is_boar: z.boolean(),
  informing: z.array(SanitaryDemand),
  meeting: z.nullable(
    z.object({
      city: z.string(),
      place: z.nullable(z.string()),
      starts_at: z.string(),
      ends_at: z.string(),
      late_at: z.string(),
      moves: z.number(),
      contact: z.nullable(z.object({ name: z.string(), phone: z.nullable(z.string()) })),
      is_contact_closed: z.optional(z.boolean()),
    }),
  ),
  absence: z.nullable(
    z.object({
      state: AbsenceState,
      may_contest: z.boolean(),
      contest_until: z.string(),
      behind_until: z.nullable(z.string()),
    }),
  ),
})
export type OwnOffer = z.output<typeof OwnOffer>

const tooLong = `Écrivez ${limits.absences.words} caractères au plus.`

/** A receiver's answer to an offer: yes, no, accepting the meeting, or giving up. */
export const OfferAnswer = z.enum(['willing', 'declined', 'accepted', 'cancelled'], {
  error: 'Répondez par oui ou par non.',
})
export type OfferAnswer = z.output<typeof OfferAnswer>

/**
 * The answer and, when accepting, confirmation that the messages about boar and sanitary rules were read.
 */
const Answered = z.extend(Warned, { answer: OfferAnswer })

/** Lists the caller's latest offers: those that may be answered first, then latest first. */
export const listOwnOffers = endpoint('listOwnOffers', {
  method: 'GET',
  path: '/api/v1/offers/self',
  summary: 'Lire ses propositions',
  access: 'receiver',
  envelope: 'list',
  answer: z.array(OwnOffer),
})

/**
 * Answers an offer; a yes discloses the person's phone number to the giver. Idempotent. 409 when the
 * offer no longer allows the answer (expired or withdrawn), when a boar is accepted without `is_warned`,
 * or when game is accepted without the sanitary rules that apply (`rule_ids`).
 */
export const answerOffer = endpoint('answerOffer', {
  method: 'PUT',
  path: '/api/v1/offers/{id}/answer',
  summary: 'Répondre à une proposition',
  access: 'receiver',
  personal: true,
  envelope: 'data',
  params: IdParams,
  body: Answered,
  answer: OwnOffer,
})

/**
 * Reads the offer of a mailed link without changing anything. 404 once its hunt is over, or its receiver
 * is blocked, deleted or hidden from givers.
 */
export const readLinkedOffer = endpoint('readLinkedOffer', {
  method: 'POST',
  path: '/api/v1/offers/linked',
  summary: 'Lire une proposition par le lien reçu',
  access: 'public',
  envelope: 'data',
  body: z.object({ token: linkToken }),
  answer: OwnOffer,
})

/** Answers the offer of a mailed link, like `answerOffer`. */
export const answerLinkedOffer = endpoint('answerLinkedOffer', {
  method: 'POST',
  path: '/api/v1/offers/linked/answer',
  summary: 'Répondre à une proposition par le lien reçu',
  access: 'public',
  envelope: 'data',
  body: z.extend(Answered, { token: linkToken }),
  answer: OwnOffer,
})

/**
 * Contests an absence before the giver's federation, optionally with a comment. It does not count until
 * the federation has decided. Idempotent; 409 once decided, or too late.
 */
export const contestAbsence = endpoint('contestAbsence', {
  method: 'PUT',
  path: '/api/v1/offers/{id}/absence/contest',
  summary: 'Contester une absence',
  access: 'receiver',
  personal: true,
  envelope: 'data',
  params: IdParams,
  body: z.object({
    words: left(z.string(tooLong).check(someLines, z.maxLength(limits.absences.words, tooLong))),
  }),
  answer: OwnOffer,
})

/** The calls about the offers that a receiver gets, with a session or through a mailed link. */
export const ownOfferCalls = {
  listOwnOffers,
  answerOffer,
  contestAbsence,
  readLinkedOffer,
  answerLinkedOffer,
}
