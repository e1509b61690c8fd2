import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { linkToken, Nothing } from '../fields.ts'

/**
 * Confirms the address that a link was mailed to, also one that staff has given to the account; 404 for
 * a link that is no good. Followed again by a person whose address is confirmed, it answers as the
 * first time.
 */
export const confirmAddress = endpoint({
  method: 'POST',
  path: '/address/confirm',
  summary: 'Confirmer son adresse e-mail avec un lien',
  access: 'public',
  envelope: 'nothing',
  body: z.object({ token: linkToken }),
  answer: Nothing,
})

/**
 * Stops a change of address by the link that was mailed to the former one, which is that of the account
 * again; sessions end if the new one was already used. 404 for a link that is no good.
 */
export const stopAddressChange = endpoint({
  method: 'POST',
  path: '/address/stop',
  summary: 'Arrêter un changement d’adresse e-mail avec un lien',
  access: 'public',
  envelope: 'nothing',
  body: z.object({ token: linkToken }),
  answer: Nothing,
})

/** Mails the signed-in person another such link; 409 once their address is confirmed. */
export const requestAddressConfirmation = endpoint({
  method: 'POST',
  path: '/api/v1/users/self/address_confirmation',
  summary: 'Recevoir un lien pour confirmer son adresse e-mail',
  access: 'signedIn',
  envelope: 'nothing',
  answer: Nothing,
})
