import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Nothing } from '../fields.ts'
import { Email } from './people.ts'

/** Another address for one's own account, and the password once more. */
export const OwnAddressEntry = z.object({
  email: Email,
  password: z
    .string({ error: 'Saisissez votre mot de passe.' })
    .check(z.minLength(1, 'Saisissez votre mot de passe.')),
})

/**
 * Gives one's own account another address. One that was never confirmed is corrected at once, and its links are
 * no good any more; any other is used once it is confirmed, and the former one may stop that for 72 hours. 422
 * for a wrong password, before anything is said of the address.
 */
export const changeOwnAddress = endpoint({
  method: 'PUT',
  path: '/api/v1/users/self/address',
  summary: 'Changer l’adresse e-mail de son compte',
  access: 'signedIn',
  personal: true,
  envelope: 'nothing',
  body: OwnAddressEntry,
  answer: Nothing,
})
