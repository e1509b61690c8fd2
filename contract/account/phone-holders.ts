import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { page, Paging } from '../fields.ts'

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
export const listPhoneHolders = endpoint('listPhoneHolders', {
  method: 'GET',
  path: '/api/v1/receivers/self/contacts',
  summary: 'Lister les chasseurs qui ont obtenu son numéro',
  access: 'signedIn',
  envelope: 'page',
  query: z.object(Paging),
  answer: page(PhoneHolder),
})
