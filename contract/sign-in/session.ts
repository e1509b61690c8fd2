import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Nothing } from '../fields.ts'
import { limits } from '../limits.ts'
import { Permission } from '../permissions.ts'
import { Role, User } from '../shared/users.ts'

/** The federation a person is limited to (spec §3); none means all of them. */
export const OwnFederation = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  department_code: z.string(),
})

/** The four values embedded in every page; all null when nobody is signed in (spec §1). */
export const Boot = z.object({
  user: z.nullable(User),
  role: z.nullable(Role),
  federation: z.nullable(OwnFederation),
  permissions: z.nullable(z.array(Permission)),
})
export type Boot = z.output<typeof Boot>

/** The boot values of a page that nobody is signed in to. */
export const nobody: Boot = { user: null, role: null, federation: null, permissions: null }

/** The address by which a person is known and written to. */
export const Email = z
  .string({ error: 'Saisissez votre adresse e-mail.' })
  .check(
    z.email('Saisissez une adresse e-mail, par exemple nom@exemple.fr.'),
    z.maxLength(limits.email, 'Cette adresse est trop longue.'),
  )

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

/** Opens a session. One same 422 for an unknown address and for a wrong password. */
export const signIn = endpoint({
  method: 'POST',
  path: '/login',
  summary: 'Se connecter',
  access: 'public',
  envelope: 'data',
  body: Credentials,
  answer: Boot,
})

/** Ends the session. */
export const signOut = endpoint({
  method: 'POST',
  path: '/logout',
  summary: 'Se déconnecter',
  access: 'public',
  envelope: 'nothing',
  answer: Nothing,
})

/** The signed-in person as the server knows them now (spec §7). */
export const readSession = endpoint({
  method: 'GET',
  path: '/api/v1/auth/infos',
  summary: 'Relire son compte',
  access: 'signedIn',
  envelope: 'data',
  answer: z.object({ user: User }),
})
