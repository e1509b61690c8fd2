import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Flag, integer, Nothing, page, Paging } from '../fields.ts'
import { limits } from '../limits.ts'

const { min, max, step } = limits.searchRadius
const message = `Choisissez un rayon de ${min} à ${max} km, de ${step} en ${step}.`

/** How far from home a receiver looks for game, in kilometres (spec §5). */
export const SearchRadius = integer(min, max, message).check(z.refine((km) => km % step === 0, message))

/** Changes what the receiver's record holds: the radius, whether they hunt themselves, or both. */
export const updateReceiver = endpoint({
  method: 'PUT',
  path: '/api/v1/receivers/self',
  summary: 'Modifier son rayon de recherche ou dire si l’on chasse',
  access: 'signedIn',
  envelope: 'nothing',
  body: z.object({ search_radius: z.optional(SearchRadius), is_hunter: z.optional(Flag) }).check(
    z.refine(({ search_radius, is_hunter }) => search_radius !== undefined || is_hunter !== undefined, {
      path: ['search_radius'],
      error: 'Indiquez un rayon de recherche, ou si vous chassez.',
    }),
  ),
  answer: Nothing,
})

/** How many hunters obtained the receiver's phone number (spec §2 « Receiver home »). */
export const countContacts = endpoint({
  method: 'GET',
  path: '/api/v1/receivers/self/contact/count',
  summary: 'Compter les chasseurs qui ont ses coordonnées',
  access: 'receiver',
  envelope: 'data',
  answer: z.object({ number_contacts: z.number() }),
})

/** A hunter who obtained the receiver's phone number, and when; the name is null once their account is deleted. */
export const PhoneHolder = z.object({
  id: z.number(),
  firstname: z.nullable(z.string()),
  lastname: z.nullable(z.string()),
  city: z.nullable(z.object({ label_full: z.string() })),
  shown_at: z.string(),
})
export type PhoneHolder = z.output<typeof PhoneHolder>

/** Who obtained the caller's phone number, latest first. */
export const listPhoneHolders = endpoint({
  method: 'GET',
  path: '/api/v1/receivers/self/contacts',
  summary: 'Lister les chasseurs qui ont obtenu son numéro',
  access: 'signedIn',
  envelope: 'page',
  query: z.object(Paging),
  answer: page(PhoneHolder),
})
