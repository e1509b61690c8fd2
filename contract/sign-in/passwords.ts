import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { linkToken, Nothing } from '../fields.ts'
import { limits } from '../limits.ts'
import { Email } from './session.ts'

/** The three remarks on a new password (spec §5), to the letter. */
export const passwordRemarks = {
  different: 'Les mots de passes ne correspondent pas.',
  short: 'Le mot de passe est trop court (au moins 8 caractères).',
  identical: 'Les mots de passes sont identiques.',
} as const

/** A password that somebody chooses, and again to be sure of it (spec §5 « Registration »). */
export const newPasswordFields = {
  password: z
    .string({ error: 'Choisissez un mot de passe.' })
    .check(
      z.minLength(limits.password.min, passwordRemarks.short),
      z.maxLength(
        limits.password.max,
        `Le mot de passe est trop long (${limits.password.max} caractères au plus).`,
      ),
    ),
  password_confirmation: z.string({ error: 'Saisissez le mot de passe une seconde fois.' }),
}

/** Refuses a confirmation that differs. */
export const isConfirmed = z.refine<{ password: string; password_confirmation: string }>(
  ({ password, password_confirmation }) => password === password_confirmation,
  { path: ['password_confirmation'], error: passwordRemarks.different },
)

export const NewPassword = z.object(newPasswordFields).check(isConfirmed)

/** Whom to send the link to. */
export const ResetRequest = z.object({ email: Email })

/** Sends a link to choose a new password. The answer is the same whether or not the address is known. */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/password/forgot',
  summary: 'Demander un lien pour changer de mot de passe',
  access: 'public',
  envelope: 'nothing',
  body: ResetRequest,
  answer: Nothing,
})

/** Says whether a link is still good, without using it; 404 when it is not. */
export const checkPasswordReset = endpoint({
  method: 'POST',
  path: '/password/check',
  summary: 'Vérifier un lien de changement de mot de passe',
  access: 'public',
  envelope: 'nothing',
  body: z.object({ token: linkToken }),
  answer: Nothing,
})

/** Sets the password by a link, which is used up, and ends every session of the person; 404 for a link that is no good. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/password/reset',
  summary: 'Choisir un nouveau mot de passe avec un lien',
  access: 'public',
  envelope: 'nothing',
  body: z.object({ ...newPasswordFields, token: linkToken }).check(isConfirmed),
  answer: Nothing,
})

/** Sends the signed-in person the same link (spec §7). */
export const requestPasswordChange = endpoint({
  method: 'POST',
  path: '/api/v1/users/self/password_change',
  summary: 'Recevoir un lien pour changer son mot de passe',
  access: 'signedIn',
  envelope: 'nothing',
  answer: Nothing,
})
