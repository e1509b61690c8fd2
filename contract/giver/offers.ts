import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams, integer, left, list, Nothing } from '../fields.ts'
import { limits } from '../limits.ts'
import { AbsenceState, OfferState } from '../shared/offers.ts'
import { SanitaryDemand } from '../shared/sanitary.ts'

/**
 * An offer as its giver sees it. `contact_id`: the contact of the hunt, null once deleted. `phone` is
 * null until the giver may see it. Times in ISO 8601. `reason`: why this person was chosen, a French
 * sentence. `given`: the confirmed game in French; `is_boar`: the trichinella message must be passed on.
 * `is_over`: the meeting is over. `obstacle`: why the accepted game cannot be handed over now, a French
 * sentence. `may_miss`: an absence may be recorded now, or the recorded one undone. `informing`: once accepted, the sanitary rules that the person must be
 * informed of. `is_unheard`: the mail was not sent, or not before the offer expired. `absence`: the state
 * of a recorded absence. `has_left`: it was cancelled because the person is no longer reachable here.
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
  has_left: z.optional(z.boolean()),
  absence: z.nullable(AbsenceState),
  may_miss: z.boolean(),
  obstacle: z.nullable(z.string()),
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

/** A contact whose turn it is in the fair order, and why, a French sentence. */
export const Turn = z.object({
  contact_id: z.number(),
  firstname: z.string(),
  lastname: z.string(),
  reason: z.string(),
})
export type Turn = z.output<typeof Turn>

/**
 * The offers of a hunt, latest first, and the number of contacts who may still receive one. `may_ask`:
 * true until the report, at most a week after the hunt. `to_give`: animals free or expected and not
 * promised. `next`: after somebody declined, the next person in the order. `turns`: the first people in the
 * order, as many as may be asked at once.
 */
export const HuntOffers = z.object({
  offers: z.array(HuntOffer),
  candidates: z.number(),
  may_ask: z.boolean(),
  to_give: z.number(),
  next: z.nullable(Turn),
  turns: z._default(z.array(Turn), []),
})
export type HuntOffers = z.output<typeof HuntOffers>

/** Lists the offers of one of the caller's hunts. */
export const listHuntOffers = endpoint('listHuntOffers', {
  method: 'GET',
  path: '/api/v1/hunts/self/{id}/offers',
  summary: 'Lire les propositions d’une chasse et leurs réponses',
  access: 'giver',
  envelope: 'data',
  params: IdParams,
  answer: HuntOffers,
})

/**
 * Offers an animal to one contact by mail. An existing open offer is returned unchanged. 409 once the
 * hunt is reported, a week after it, after a refusal, or when the person has as many open offers as
 * animals they wish; 429 beyond the hourly and daily limits.
 */
export const offerToContact = endpoint('offerToContact', {
  method: 'PUT',
  path: '/api/v1/contacts/{id}/offer',
  summary: 'Faire une proposition à un contact',
  access: 'giver',
  envelope: 'nothing',
  params: IdParams,
  answer: Nothing,
})

/**
 * Offers an animal to the next people in the fair order: people with two recent absences last, then least
 * received, nearest, longest without an offer, then by lot. Nobody receives two offers for one hunt.
 * Fewer offers are made if fewer people are left. `contact_ids`: the contacts that were shown, in their order;
 * once all of them have an open offer, it is returned unchanged. 409 when nobody is left, or when other people
 * than the contacts shown would be asked; 429 beyond the hourly and daily limits.
 */
export const offerToNext = endpoint('offerToNext', {
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
    contact_ids: z._default(
      list(Id, limits.offers.atOnce, `Choisissez de 1 à ${limits.offers.atOnce} personnes.`),
      [],
    ),
  }),
  answer: z.object({ offered: z.number() }),
})

/** Withdraws an open offer and notifies the person by mail. 409 once it is closed. */
export const withdrawOffer = endpoint('withdrawOffer', {
  method: 'PUT',
  path: '/api/v1/offers/{id}/withdraw',
  summary: 'Retirer une proposition',
  access: 'giver',
  envelope: 'nothing',
  params: IdParams,
  answer: Nothing,
})

/** The calls about the offers of one of the caller's hunts. */
export const huntOfferCalls = { listHuntOffers, offerToContact, offerToNext, withdrawOffer }
