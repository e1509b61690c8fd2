import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams, linkToken, Nothing } from '../fields.ts'
import { Warned } from '../shared/animals.ts'
import { SanitaryDemand } from '../shared/sanitary.ts'

/**
 * A meeting of a hunt that somebody else holds for the giver, until the end of its day. Times in ISO 8601.
 * `is_open`: there is a link by which they hand over. `noted`: what they noted by it, of whom.
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

/** The meetings of a hunt that somebody else holds, the first one first; none to who acts in the giver's place. */
export const listDelegatedMeetings = endpoint({
  method: 'GET',
  path: '/api/v1/hunts/self/{id}/delegated_meetings',
  summary: 'Lister les rendez-vous tenus par quelqu’un d’autre',
  access: 'giver',
  envelope: 'list',
  params: IdParams,
  answer: z.array(DelegatedMeeting),
})

/**
 * Makes the link of a meeting for the person who holds it, until the end of its day; one made before no
 * longer opens anything. 404 without such a person, and once the day is over.
 */
export const makeMeetingLink = endpoint({
  method: 'PUT',
  path: '/api/v1/meetings/{id}/link',
  summary: 'Créer le lien de la personne qui tient un rendez-vous',
  access: 'hunts.self.write',
  personal: true,
  envelope: 'data',
  params: IdParams,
  answer: z.object({ url: z.string() }),
})

/** Closes it; without one nothing changes. */
export const closeMeetingLink = endpoint({
  method: 'DELETE',
  path: '/api/v1/meetings/{id}/link',
  summary: 'Fermer ce lien',
  access: 'hunts.self.write',
  envelope: 'nothing',
  params: IdParams,
  answer: Nothing,
})

/**
 * A person who accepted the meeting. `given`: what they take, in words; `phone`: on the day only.
 * `obstacle`: why it is not to be handed over as things are, a French sentence; `informing`: the sanitary
 * rules that the person has to be told of.
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

/** A meeting to whoever holds its link: nobody but who accepted it. `is_over`: an absence may be noted. */
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

/** The meeting that a link was made for; nothing changes by it. 404 once the day is over or the link closed. */
export const readLinkedMeeting = endpoint({
  method: 'POST',
  path: '/api/v1/meetings/linked',
  summary: 'Lire un rendez-vous par le lien reçu',
  access: 'public',
  envelope: 'data',
  body: z.object({ token: linkToken }),
  answer: LinkedMeeting,
})

/** Says by the link that what a person accepted is handed over, like `handOfferOver`. */
export const handLinkedOver = endpoint({
  method: 'POST',
  path: '/api/v1/meetings/linked/hand_over',
  summary: 'Noter une remise par le lien reçu',
  access: 'public',
  envelope: 'data',
  body: z.extend(Warned, { token: linkToken, offer_id: Id }),
  answer: LinkedMeeting,
})

/** Says by the link that a person did not come, once the meeting is over (409 before), like `reportAbsence`. */
export const reportLinkedAbsence = endpoint({
  method: 'POST',
  path: '/api/v1/meetings/linked/no_show',
  summary: 'Noter une absence par le lien reçu',
  access: 'public',
  envelope: 'data',
  body: z.object({ token: linkToken, offer_id: Id }),
  answer: LinkedMeeting,
})

export const meetingLinkCalls = {
  listDelegatedMeetings,
  makeMeetingLink,
  closeMeetingLink,
  readLinkedMeeting,
  handLinkedOver,
  reportLinkedAbsence,
}
