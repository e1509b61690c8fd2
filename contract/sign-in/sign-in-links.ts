import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { linkToken, Nothing } from '../fields.ts'

/**
 * Lets the staff who made a link act in the place of its person for half an hour, and uses the link up;
 * 404 once it is no good any more. The person is told by mail. The session that the browser had goes on
 * at the end.
 */
export const signInByLink = endpoint({
  method: 'POST',
  path: '/login/link',
  summary: 'Se connecter avec un lien',
  access: 'public',
  envelope: 'nothing',
  body: z.object({ token: linkToken }),
  answer: Nothing,
})

/**
 * Ends the assisted session of the browser, also one that is over; the session that it had before goes
 * on, if there was one and it is still good.
 */
export const endAssistance = endpoint({
  method: 'POST',
  path: '/login/assistance/end',
  summary: 'Cesser d’agir à la place de quelqu’un',
  access: 'public',
  envelope: 'nothing',
  answer: Nothing,
})
