import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Nothing } from '../fields.ts'
import { Email } from './people.ts'

/** A new e-mail address for the caller's account, and their current password. */
export const OwnAddressEntry = z.object({
  email: Email,
  password: z
    .string({ error: 'Saisissez votre mot de passe.' })
    .check(z.minLength(1, 'Saisissez votre mot de passe.')),
})

/**
 * Changes the e-mail address of the caller's account. An address that was never confirmed is replaced at
 * once, and its links become invalid. Otherwise the new address takes effect when confirmed, and the
 * former one can stop the change for 72 hours. 422 for a wrong password, before the address is checked.
 */
export const changeOwnAddress = endpoint('changeOwnAddress', {
  method: 'PUT',
  path: '/api/v1/users/self/address',
  summary: 'Changer l’adresse e-mail de son compte',
  access: 'signedIn',
  personal: true,
  envelope: 'nothing',
  body: OwnAddressEntry,
  answer: Nothing,
})
