import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams, linkToken, Nothing } from '../fields.ts'
import { Warned } from '../shared/animals.ts'
import { SanitaryDemand } from '../shared/sanitary.ts'

/**
 * A meeting of a hunt that a delegate holds for the giver, listed until the end of its day. Times in ISO
 * 8601. `is_open`: a hand-over link exists. `noted`: what the delegate recorded through the link, per
 * person.
 */
export const DelegatedMeeting = z.object({
  id: z.number(),
  place: z.string(),
  city: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  delegate: z.object({ name: z.string(), phone: z.string() }),
  is_open: z.boolean(),
  noted: z.array(z.object({ name: z.string(), what: z.enum(['handedOver', 'noShow']) })),
})
export type DelegatedMeeting = z.output<typeof DelegatedMeeting>

/** Lists the meetings of a hunt that a delegate holds, earliest first; empty in an assisted session. */
export const listDelegatedMeetings = endpoint('listDelegatedMeetings', {
  method: 'GET',
  path: '/api/v1/hunts/self/{id}/delegated_meetings',
  summary: 'Lister les rendez-vous tenus par quelqu’un d’autre',
  access: 'giver',
  envelope: 'list',
  params: IdParams,
  answer: z.array(DelegatedMeeting),
})

/**
 * Creates a hand-over link for the delegate of a meeting, valid until the end of its day; an earlier link
 * becomes invalid. 404 if the meeting has no delegate or its day is over.
 */
export const makeMeetingLink = endpoint('makeMeetingLink', {
  method: 'PUT',
  path: '/api/v1/meetings/{id}/link',
  summary: 'Créer le lien de la personne qui tient un rendez-vous',
  access: 'hunts.self.write',
  personal: true,
  envelope: 'data',
  params: IdParams,
  answer: z.object({ url: z.string() }),
})

/** Invalidates the hand-over link of a meeting. Idempotent. */
export const closeMeetingLink = endpoint('closeMeetingLink', {
  method: 'DELETE',
  path: '/api/v1/meetings/{id}/link',
  summary: 'Fermer ce lien',
  access: 'hunts.self.write',
  envelope: 'nothing',
  params: IdParams,
  answer: Nothing,
})

/**
 * A person who accepted the meeting. `given`: what they receive, in French. `phone`: on the day of the
 * meeting only. `obstacle`: why the game cannot be handed over now, a French sentence, or null.
 * `informing`: sanitary rules that the person must be informed of.
 */
export const ExpectedPerson = z.object({
  id: z.number(),
  firstname: z.string(),
  lastname: z.string(),
  phone: z.nullable(z.string()),
  given: z.string(),
  is_boar: z.boolean(),
  informing: z.array(SanitaryDemand),
  obstacle: z.nullable(z.string()),
  state: z.enum(['accepted', 'handedOver', 'noShow']),
})
export type ExpectedPerson = z.output<typeof ExpectedPerson>

/**
 * A meeting as the holder of its link sees it: only people who accepted. `is_over`: an absence may be
 * recorded.
 */
export const LinkedMeeting = z.object({
  place: z.string(),
  city: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  delegate: z.string(),
  is_over: z.boolean(),
  people: z.array(ExpectedPerson),
})
export type LinkedMeeting = z.output<typeof LinkedMeeting>

/**
 * Reads the meeting of a link without changing anything. 404 once the day is over or the link is invalid.
 */
export const readLinkedMeeting = endpoint('readLinkedMeeting', {
  method: 'POST',
  path: '/api/v1/meetings/linked',
  summary: 'Lire un rendez-vous par le lien reçu',
  access: 'public',
  envelope: 'data',
  body: z.object({ token: linkToken }),
  answer: LinkedMeeting,
})

/** Records through the link that the accepted game was handed over; otherwise like `handOfferOver`. */
export const handLinkedOver = endpoint('handLinkedOver', {
  method: 'POST',
  path: '/api/v1/meetings/linked/hand_over',
  summary: 'Noter une remise par le lien reçu',
  access: 'public',
  envelope: 'data',
  body: z.extend(Warned, { token: linkToken, offer_id: Id }),
  answer: LinkedMeeting,
})

/**
 * Records through the link that a person did not come; otherwise like `reportAbsence`. 409 before the
 * meeting is over.
 */
export const reportLinkedAbsence = endpoint('reportLinkedAbsence', {
  method: 'POST',
  path: '/api/v1/meetings/linked/no_show',
  summary: 'Noter une absence par le lien reçu',
  access: 'public',
  envelope: 'data',
  body: z.object({ token: linkToken, offer_id: Id }),
  answer: LinkedMeeting,
})

/** The calls about meetings held by a delegate, by the giver and through the link. */
export const meetingLinkCalls = {
  listDelegatedMeetings,
  makeMeetingLink,
  closeMeetingLink,
  readLinkedMeeting,
  handLinkedOver,
  reportLinkedAbsence,
}
