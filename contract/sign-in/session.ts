import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Flag, Nothing } from '../fields.ts'
import { limits } from '../limits.ts'
import { Boot } from '../shared/session.ts'
import { Email } from '../shared/people.ts'

/** What a person types to sign in. */
export const Credentials = z.object({
  email: Email,
  password: z
    .string({ error: 'Saisissez votre mot de passe.' })
    .check(
      z.minLength(1, 'Saisissez votre mot de passe.'),
      z.maxLength(limits.password.max, 'Ce mot de passe est trop long.'),
    ),
})
export type Credentials = z.output<typeof Credentials>

/** The entry of the sign-in page; `is_own_device`: the person calls the device theirs. */
const Entry = z.extend(Credentials, { is_own_device: z._default(Flag, false) })

/** Opens a session. The same 422 for an unknown address and for a wrong password. */
export const signIn = endpoint('signIn', {
  method: 'POST',
  path: '/login',
  summary: 'Se connecter',
  access: 'public',
  envelope: 'data',
  body: Entry,
  answer: Boot,
})

/** Ends the session. */
export const signOut = endpoint('signOut', {
  method: 'POST',
  path: '/logout',
  summary: 'Se déconnecter',
  access: 'public',
  envelope: 'nothing',
  answer: Nothing,
})
