import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { IdParams, left, linkToken } from '../fields.ts'
import { limits } from '../limits.ts'
import { Warned } from '../shared/animals.ts'
import { AbsenceState, OfferState } from '../shared/offers.ts'
import { SanitaryDemand } from '../shared/sanitary.ts'

/**
 * An offer as its receiver sees it: what may be taken, on which day, around which commune, at how many
 * kilometres. Until `expires_at` (ISO 8601) it may be answered. `reason`: why it is their turn, a French
 * sentence. `is_over`: the day of the hunt is past, and that of the meeting. `given`: what was confirmed.
 * `is_boar`: its message has to be read before it is accepted, and `informing`, until then, the sanitary rules.
 * Of the meeting the exact place is known once it is accepted, and until the end of its day who is there;
 * by the link of a mail nobody is named, and nothing is said of absences. `is_contact_closed`: somebody is
 * there, whom who acts in the receiver's place does not read. `absence`: one that was noted, until when it
 * may be contested, and the last day on which the person goes after the others because of such as count.
 * `late_at`: giving up is late from then on. `moves`: how often it was moved.
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

/** What a receiver may say to an offer: yes, no, that they accept the meeting, or that they give up. */
export const OfferAnswer = z.enum(['willing', 'declined', 'accepted', 'cancelled'], {
  error: 'Répondez par oui ou par non.',
})
export type OfferAnswer = z.output<typeof OfferAnswer>

/** What is said, and, of what is accepted, that its messages were read: of a boar, and of which rules. */
const Answered = z.extend(Warned, { answer: OfferAnswer })

/** One's own latest offers: those that may be answered first, then the latest. */
export const listOwnOffers = endpoint({
  method: 'GET',
  path: '/api/v1/offers/self',
  summary: 'Lire ses propositions',
  access: 'receiver',
  envelope: 'list',
  answer: z.array(OwnOffer),
})

/**
 * Answers an offer; a yes gives one's phone number to the giver. The same answer again changes nothing;
 * 409 when the offer does not allow it any more, as after its time or once it is withdrawn, and when a
 * boar is accepted without `is_warned`, or game without the sanitary rules that inform of it (`rule_ids`).
 */
export const answerOffer = endpoint({
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
 * The offer that a link was mailed for, to whoever has the link; nothing changes by it. 404 once its
 * hunt is over, or its receiver is blocked, deleted or not to be shown any more.
 */
export const readLinkedOffer = endpoint({
  method: 'POST',
  path: '/api/v1/offers/linked',
  summary: 'Lire une proposition par le lien reçu',
  access: 'public',
  envelope: 'data',
  body: z.object({ token: linkToken }),
  answer: OwnOffer,
})

/** Answers it like `answerOffer`. */
export const answerLinkedOffer = endpoint({
  method: 'POST',
  path: '/api/v1/offers/linked/answer',
  summary: 'Répondre à une proposition par le lien reçu',
  access: 'public',
  envelope: 'data',
  body: z.extend(Answered, { token: linkToken }),
  answer: OwnOffer,
})

/**
 * Contests an absence before the federation of the giver, with a word or without; until somebody has
 * decided it does not count. Again it changes nothing; 409 once it is decided, or too late.
 */
export const contestAbsence = endpoint({
  method: 'PUT',
  path: '/api/v1/offers/{id}/absence/contest',
  summary: 'Contester une absence',
  access: 'receiver',
  personal: true,
  envelope: 'data',
  params: IdParams,
  body: z.object({ words: left(z.string(tooLong).check(z.maxLength(limits.absences.words, tooLong))) }),
  answer: OwnOffer,
})

export const ownOfferCalls = {
  listOwnOffers,
  answerOffer,
  contestAbsence,
  readLinkedOffer,
  answerLinkedOffer,
}
