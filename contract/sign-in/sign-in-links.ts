import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { linkToken, Nothing } from '../fields.ts'

/**
 * Starts an assisted session: the staff member who created a link, signed in in this browser, acts on behalf
 * of its person for half an hour. Consumes the link; 404 if it is invalid, or somebody else’s. The person is notified by mail. The browser's own
 * session resumes at the end.
 */
export const signInByLink = endpoint('signInByLink', {
  method: 'POST',
  path: '/login/link',
  summary: 'Se connecter avec un lien',
  access: 'public',
  envelope: 'nothing',
  body: z.object({ token: linkToken }),
  answer: Nothing,
})

/**
 * Ends the browser's assisted session, even if it has expired or was ended by a call whose answer was lost;
 * the earlier session resumes if it is still valid.
 */
export const endAssistance = endpoint('endAssistance', {
  method: 'POST',
  path: '/login/assistance/end',
  summary: 'Cesser d’agir à la place de quelqu’un',
  access: 'public',
  fromAnyPage: true,
  envelope: 'nothing',
  answer: Nothing,
})
