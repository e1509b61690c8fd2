import { endpoint } from '../endpoint.ts'
import { CallNote, CALL_WORDS, CallOutcome } from '../shared/call-notes.ts'
import { IdParams, Nothing, left } from '../fields.ts'
import { someLines } from '../typed-text.ts'
import * as z from 'zod/mini'

/** How many animals of a type a receiver wishes. */
export const WishSeen = z.object({
  specimen_type_id: z.number(),
  quantity: z.number(),
  icon_url: z.string(),
})

/** How many animals of a type a receiver got at this hunt. */
export const DonationSeen = z.object({ specimen_type_id: z.number(), quantity: z.number() })

/**
 * A receiver as a giver sees them (spec §3). `phone` is null until the giver has revealed it
 * (`shown_at`). `distance`: kilometres from the hunt's town. `sum_donation`: animals received from all
 * hunters. `handed_over`: animals handed over at this hunt that were noted individually or promised by
 * type; absent if none. `call`: the giver's own note about a call; absent if none. `has_left`: the person can
 * no longer be reached here, but received game at this hunt, or may have, before its report.
 */
export const Contact = z.object({
  id: z.number(),
  firstname: z.string(),
  lastname: z.string(),
  phone: z.nullable(z.string()),
  shown_at: z.nullable(z.string()),
  distance: z.number(),
  city: z.object({ label: z.string() }),
  sum_donation: z.number(),
  wishes: z.array(WishSeen),
  donations: z.array(DonationSeen),
  handed_over: z.optional(z.array(DonationSeen)),
  call: z.optional(CallNote),
  has_left: z.optional(z.boolean()),
})
export type Contact = z.output<typeof Contact>

/**
 * Recomputes the contacts of a hunt; revealed contacts are kept. 409 once the hunt is finished, 429 when
 * the giver does so too often.
 */
export const obtainContacts = endpoint('obtainContacts', {
  method: 'POST',
  path: '/api/v1/hunts/self/{id}/contacts',
  summary: 'Obtenir les contacts d’une chasse',
  access: 'giver',
  envelope: 'nothing',
  costly: true,
  reads: true,
  params: IdParams,
  answer: Nothing,
})

/** Lists the criteria by which the contacts of a hunt are sorted, most significant first. */
export const listContactOrders = endpoint('listContactOrders', {
  method: 'GET',
  path: '/api/v1/hunts/self/{id}/contacts/sort_parameters',
  summary: 'Connaître l’ordre des contacts',
  access: 'giver',
  envelope: 'list',
  params: IdParams,
  answer: z.array(z.object({ code: z.string(), label: z.string() })),
})

/**
 * Reveals a contact's phone number to the giver. Idempotent and logged; 429 beyond the hourly and daily
 * limits.
 */
export const revealPhone = endpoint('revealPhone', {
  method: 'PUT',
  path: '/api/v1/contacts/{id}/phone',
  summary: 'Obtenir le numéro d’un contact',
  access: 'giver',
  personal: true,
  envelope: 'data',
  params: IdParams,
  answer: z.object({ id: z.number(), phone: z.string(), shown_at: z.string() }),
})
export type Revealed = z.output<typeof revealPhone.answer>

const tooLong = `Cette note accepte ${CALL_WORDS} caractères au plus.`

/** What a giver notes about a call; both empty to delete the note. */
export const CallNoteEntry = z.object({
  outcome: left(CallOutcome),
  text: left(z.string(tooLong).check(someLines, z.maxLength(CALL_WORDS, tooLong))),
})

/** Notes what a call to a contact of one's own hunt came to. Replaces the former note. */
export const noteCall = endpoint('noteCall', {
  method: 'PUT',
  path: '/api/v1/contacts/{id}/note',
  summary: 'Noter un appel à un contact',
  access: 'giver',
  personal: true,
  envelope: 'nothing',
  params: IdParams,
  body: CallNoteEntry,
  answer: Nothing,
})

/** The calls about the contacts of one's own hunts. */
export const contactCalls = { obtainContacts, listContactOrders, revealPhone, noteCall }
