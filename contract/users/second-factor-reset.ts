import { endpoint } from '../endpoint.ts'
import { IdParams, Nothing } from '../fields.ts'

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
