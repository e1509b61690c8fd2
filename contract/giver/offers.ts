import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams, integer, left, Nothing } from '../fields.ts'
import { limits } from '../limits.ts'
import { AbsenceState, OfferState } from '../shared/offers.ts'
import { SanitaryDemand } from '../shared/sanitary.ts'

/**
 * An offer as its giver sees it. `contact_id`: the contact of the hunt, null once deleted. `phone` is
 * null until the giver may see it. Times in ISO 8601. `reason`: why it was their turn, a French sentence.
 * `given`: what was confirmed, in words, `is_boar` that its message has to be passed on, and the meeting;
 * `is_over`: nobody comes any more. `informing`: once it was accepted, the sanitary rules that the person
 * has to be told of, if any. `is_unheard`: its mail has not left, or had not before it expired. `absence`: what became of an absence that was noted.
 */
export const HuntOffer = z.object({
  id: z.number(),
  contact_id: z.nullable(z.number()),
  firstname: z.string(),
  lastname: z.string(),
  phone: z.nullable(z.string()),
  state: OfferState,
  sounded_at: z.string(),
  expires_at: z.string(),
  answered_at: z.nullable(z.string()),
  reason: z.string(),
  is_unheard: z.boolean(),
  absence: z.nullable(AbsenceState),
  given: z.nullable(z.string()),
  is_boar: z.boolean(),
  informing: z.optional(z.array(SanitaryDemand)),
  meeting: z.nullable(
    z.object({
      place: z.string(),
      city: z.string(),
      starts_at: z.string(),
      ends_at: z.string(),
      is_over: z.boolean(),
    }),
  ),
})
export type HuntOffer = z.output<typeof HuntOffer>

/**
 * The offers of a hunt, latest first, and how many of its contacts may still get one in turn. `may_ask`:
 * until the report is sent, and a week after the hunt at most. `to_give`: animals that are free or expected
 * and that nobody is promised. `next`: after somebody did not take theirs, whose turn it is, and why.
 */
export const HuntOffers = z.object({
  offers: z.array(HuntOffer),
  candidates: z.number(),
  may_ask: z.boolean(),
  to_give: z.number(),
  next: z.nullable(
    z.object({ contact_id: z.number(), firstname: z.string(), lastname: z.string(), reason: z.string() }),
  ),
})
export type HuntOffers = z.output<typeof HuntOffers>

export const listHuntOffers = endpoint({
  method: 'GET',
  path: '/api/v1/hunts/self/{id}/offers',
  summary: 'Lire les propositions d’une chasse et leurs réponses',
  access: 'giver',
  envelope: 'data',
  params: IdParams,
  answer: HuntOffers,
})

/**
 * Asks one contact whether they would take an animal, by a mail. An offer that is open stays the one it
 * is. 409 once the hunt is reported, a week after it, after a no, or when the person has as many open offers as they
 * wish animals; limited per hour and per day (429).
 */
export const offerToContact = endpoint({
  method: 'PUT',
  path: '/api/v1/contacts/{id}/offer',
  summary: 'Faire une proposition à un contact',
  access: 'giver',
  envelope: 'nothing',
  params: IdParams,
  answer: Nothing,
})

/**
 * Asks the next people in the order of offers: who was absent twice last, least received, nearest, longest without an offer, then
 * by lot. Nobody is asked twice for a hunt. As many as there are, if they are fewer; 409 when there is
 * nobody, or when the first of them is not the contact that was shown (`contact_id`). Limited per hour and per day (429).
 */
export const offerToNext = endpoint({
  method: 'POST',
  path: '/api/v1/hunts/self/{id}/offers',
  summary: 'Faire une proposition aux premiers contacts, dans l’ordre',
  access: 'giver',
  envelope: 'data',
  idempotent: true,
  params: IdParams,
  body: z.object({
    count: integer(1, limits.offers.atOnce, `Choisissez de 1 à ${limits.offers.atOnce} personnes.`),
    contact_id: left(Id),
  }),
  answer: z.object({ offered: z.number() }),
})

/** Takes an open offer back; the person is told by a mail. 409 once it is not open any more. */
export const withdrawOffer = endpoint({
  method: 'PUT',
  path: '/api/v1/offers/{id}/withdraw',
  summary: 'Retirer une proposition',
  access: 'giver',
  envelope: 'nothing',
  params: IdParams,
  answer: Nothing,
})

export const huntOfferCalls = { listHuntOffers, offerToContact, offerToNext, withdrawOffer }
