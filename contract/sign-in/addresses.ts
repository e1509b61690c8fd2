import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { linkToken, Nothing } from '../fields.ts'

/**
 * Whether the address that a link was mailed to is confirmed already, so that its page says so. Changes nothing, since
 * mail scanners open links; an unknown link confirms nothing.
 */
export const checkAddressLink = endpoint('checkAddressLink', {
  method: 'POST',
  path: '/address/check',
  summary: 'Savoir si l’adresse d’un lien est déjà confirmée',
  access: 'public',
  envelope: 'data',
  body: z.object({ token: linkToken }),
  answer: z.object({ is_confirmed: z.boolean() }),
})

/**
 * Confirms the address that a link was mailed to, including a new address assigned by staff. 404 for an
 * invalid link. Idempotent for a confirmed address.
 */
export const confirmAddress = endpoint('confirmAddress', {
  method: 'POST',
  path: '/address/confirm',
  summary: 'Confirmer son adresse e-mail avec un lien',
  access: 'public',
  envelope: 'nothing',
  body: z.object({ token: linkToken }),
  answer: Nothing,
})

/**
 * Stops a change of address, by the link mailed to the former address, which is restored; sessions end if
 * the new address was already in use. 404 for an invalid link.
 */
export const stopAddressChange = endpoint('stopAddressChange', {
  method: 'POST',
  path: '/address/stop',
  summary: 'Arrêter un changement d’adresse e-mail avec un lien',
  access: 'public',
  envelope: 'nothing',
  body: z.object({ token: linkToken }),
  answer: Nothing,
})

/** Mails another confirmation link to the caller; 409 once their address is confirmed. */
export const requestAddressConfirmation = endpoint('requestAddressConfirmation', {
  method: 'POST',
  path: '/api/v1/users/self/address_confirmation',
  summary: 'Recevoir un lien pour confirmer son adresse e-mail',
  access: 'signedIn',
  envelope: 'nothing',
  answer: Nothing,
})
