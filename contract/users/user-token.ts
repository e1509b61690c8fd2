import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { IdParams } from '../fields.ts'

/** A link that opens a user's session once, until `expires_at` (ISO 8601). */
export const SignInLink = z.object({ url: z.string(), expires_at: z.string() })
export type SignInLink = z.output<typeof SignInLink>

/**
 * Creates a sign-in link, valid for ten minutes and recorded in the audit log. 409 for a blocked or
 * anonymised user, 403 for one who holds a power that the caller lacks.
 */
export const readUserToken = endpoint('readUserToken', {
  method: 'GET',
  path: '/api/v1/users/{id}/token',
  summary: 'Obtenir un lien de connexion pour un utilisateur',
  access: 'users.write.token',
  personal: true,
  envelope: 'data',
  guarded: true,
  params: IdParams,
  answer: SignInLink,
})
