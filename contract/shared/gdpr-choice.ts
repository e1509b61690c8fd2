import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Nothing } from '../fields.ts'

/** A person's choice on the use of their data; « pending » cannot be chosen again (spec §4). */
export const GdprChoice = z.enum(['accepted', 'refused'], 'Choisissez d’accepter ou de refuser.')
export type GdprChoice = z.output<typeof GdprChoice>

/** Accepts or refuses the use of the caller's data. A receiver who refuses is no longer shown to givers. */
export const setGdprState = endpoint('setGdprState', {
  method: 'PUT',
  path: '/api/v1/users/self/set_gdpr_state',
  summary: 'Accepter ou refuser l’utilisation de ses données',
  access: 'signedIn',
  personal: true,
  envelope: 'nothing',
  body: z.object({ gdpr_state: GdprChoice }),
  answer: Nothing,
})
