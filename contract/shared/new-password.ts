import * as z from 'zod/mini'
import { limits } from '../limits.ts'

/** The three hints about a new password (spec §5), verbatim. */
export const passwordRemarks = {
  different: 'Les mots de passes ne correspondent pas.',
  short: 'Le mot de passe est trop court (au moins 8 caractères).',
  identical: 'Les mots de passes sont identiques.',
} as const

/** A new password and its confirmation (spec §5 « Registration »). */
export const newPasswordFields = {
  password: z
    .string({ error: 'Choisissez un mot de passe.' })
    .check(
      z.normalize('NFC'),
      z.minLength(limits.password.min, passwordRemarks.short),
      z.maxLength(
        limits.password.max,
        `Le mot de passe est trop long (${limits.password.max} caractères au plus).`,
      ),
    ),
  password_confirmation: z
    .string({ error: 'Saisissez le mot de passe une seconde fois.' })
    .check(z.normalize('NFC')),
}

/** Refuses a confirmation that differs from the password. */
export const isConfirmed = z.refine<{ password: string; password_confirmation: string }>(
  ({ password, password_confirmation }) => password === password_confirmation,
  { path: ['password_confirmation'], error: passwordRemarks.different },
)

/** A new password with its confirmation, complete for a request body. */
export const NewPassword = z.object(newPasswordFields).check(isConfirmed)
