import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { linkToken, Nothing } from '../fields.ts'
import { Email } from '../shared/people.ts'
import { newPasswordFields, isConfirmed } from '../shared/new-password.ts'

/** The address that a reset link is sent to. */
export const ResetRequest = z.object({ email: Email })

/** Mails a link to choose a new password. The answer is the same whether or not the address is known. */
export const requestPasswordReset = endpoint('requestPasswordReset', {
  method: 'POST',
  path: '/password/forgot',
  summary: 'Demander un lien pour changer de mot de passe',
  access: 'public',
  envelope: 'nothing',
  body: ResetRequest,
  answer: Nothing,
})

/**
 * Checks a reset link without using it; 404 if it is invalid. `is_first`: the account was created by
 * staff and has no password yet.
 */
export const checkPasswordReset = endpoint('checkPasswordReset', {
  method: 'POST',
  path: '/password/check',
  summary: 'Vérifier un lien de changement de mot de passe',
  access: 'public',
  envelope: 'data',
  body: z.object({ token: linkToken }),
  answer: z.object({ is_first: z.boolean() }),
})

/**
 * Sets the password by a reset link, consumes the link, and ends all sessions of the person; 404 for an
 * invalid link.
 */
export const resetPassword = endpoint('resetPassword', {
  method: 'POST',
  path: '/password/reset',
  summary: 'Choisir un nouveau mot de passe avec un lien',
  access: 'public',
  envelope: 'nothing',
  body: z.object({ ...newPasswordFields, token: linkToken }).check(isConfirmed),
  answer: Nothing,
})
