import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { linkToken, Nothing } from '../fields.ts'

/** Opens the session of a link's person and uses the link up; 404 once it is no good any more. */
export const signInByLink = endpoint({
  method: 'POST',
  path: '/login/link',
  summary: 'Se connecter avec un lien',
  access: 'public',
  envelope: 'nothing',
  body: z.object({ token: linkToken }),
  answer: Nothing,
})
