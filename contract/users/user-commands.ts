import { endpoint } from '../endpoint.ts'
import { IdParams, Nothing } from '../fields.ts'
import * as z from 'zod/mini'

/**
 * Blocks a user, ends their sessions and notifies them by e-mail. 409 if already blocked or anonymised,
 * for the caller themselves and for the last administrator. 403 if the user holds a power that the caller
 * lacks.
 */
export const blockUser = endpoint('blockUser', {
  method: 'PUT',
  path: '/api/v1/users/{id}/block',
  summary: 'Bloquer un utilisateur',
  access: 'users.write.block',
  changes: ['accounts', 'deletions'],
  envelope: 'nothing',
  params: IdParams,
  answer: Nothing,
})

/** Lifts the block of a user and notifies them by e-mail; 409 when they are not blocked, or anonymised. */
export const unblockUser = endpoint('unblockUser', {
  method: 'PUT',
  path: '/api/v1/users/{id}/unblock',
  summary: 'Débloquer un utilisateur',
  access: 'users.write.block',
  changes: ['accounts', 'deletions'],
  envelope: 'nothing',
  params: IdParams,
  answer: Nothing,
})

/**
 * Erases all personal data of a user, blocked or not, keeps quantities for statistics, and notifies the
 * person by a last mail. 409 if already anonymised; otherwise fails as `blockUser`.
 */
export const anonymiseUser = endpoint('anonymiseUser', {
  method: 'DELETE',
  path: '/api/v1/users/{id}/delete',
  summary: 'Anonymiser un utilisateur',
  access: 'users.write',
  changes: ['accounts', 'deletions'],
  envelope: 'nothing',
  params: IdParams,
  answer: Nothing,
})

/** A person's choice on the use of their data; « pending » cannot be chosen again (spec §4). */
const GdprDecision = z.enum(['accepted', 'refused'], {
  error: 'Choisissez : accepté, ou refusé.',
})
export type GdprDecision = z.output<typeof GdprDecision>

/**
 * Records a user's choice on the use of their data; fails as `blockUser`, but blocked users are accepted.
 */
export const setUserGdpr = endpoint('setUserGdpr', {
  method: 'PUT',
  path: '/api/v1/users/{id}/gdpr',
  summary: 'Noter le choix RGPD d’un utilisateur',
  access: 'users.write.gdpr',
  envelope: 'nothing',
  params: IdParams,
  body: z.object({ gdpr_state: GdprDecision }),
  answer: Nothing,
})

/**
 * Removes all second factors of a user who lost them, ends their sessions, notifies them by mail and
 * records it in the audit log. 403 if the caller lacks a power of that user; 409 if there is no factor.
 */
export const resetSecondFactor = endpoint('resetSecondFactor', {
  method: 'DELETE',
  path: '/api/v1/users/{id}/second-factor',
  summary: 'Réinitialiser la double vérification d’un utilisateur',
  access: 'users.write.token',
  envelope: 'nothing',
  params: IdParams,
  answer: Nothing,
})

/** A link that opens a user's session once, until `expires_at` (ISO 8601). */
export const SignInLink = z.object({ url: z.string(), expires_at: z.string() })
export type SignInLink = z.output<typeof SignInLink>

/**
 * Creates a sign-in link, valid for ten minutes and recorded in the audit log. 409 for a blocked or
 * anonymised user, 403 for one who holds a power that the caller lacks.
 */
export const readUserToken = endpoint('readUserToken', {
  method: 'GET',
  path: '/api/v1/users/{id}/token',
  summary: 'Obtenir un lien de connexion pour un utilisateur',
  access: 'users.write.token',
  personal: true,
  envelope: 'data',
  guarded: true,
  params: IdParams,
  answer: SignInLink,
})
