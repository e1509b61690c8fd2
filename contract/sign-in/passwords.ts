import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { linkToken, Nothing } from '../fields.ts'
import { Email } from '../shared/people.ts'
import { newPasswordFields, isConfirmed } from '../shared/new-password.ts'

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

/**
 * Says whether a link is still good, without using it; 404 when it is not. `is_first`: the account, made by
 * somebody else, has no password yet.
 */
export const checkPasswordReset = endpoint({
  method: 'POST',
  path: '/password/check',
  summary: 'Vérifier un lien de changement de mot de passe',
  access: 'public',
  envelope: 'data',
  body: z.object({ token: linkToken }),
  answer: z.object({ is_first: z.boolean() }),
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
