import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { IdParams } from '../fields.ts'

/** A link that opens a user's session once, until `expires_at`. */
export const SignInLink = z.object({ url: z.string(), expires_at: z.string() })
export type SignInLink = z.output<typeof SignInLink>

/**
 * Makes such a link, good for ten minutes, and keeps that it was given: never for who is blocked or
 * anonymised (409), never for who holds a power that the caller lacks (403).
 */
export const readUserToken = endpoint({
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
