import { endpoint } from '../endpoint.ts'
import { IdParams, Nothing } from '../fields.ts'

/**
 * Removes every second factor of a user who has lost theirs, ends their sessions, tells them by mail and
 * is kept in the history. Refused (403) to who lacks a power of that user; 409 if there is none.
 */
export const resetSecondFactor = endpoint({
  method: 'DELETE',
  path: '/api/v1/users/{id}/second-factor',
  summary: 'Réinitialiser la double vérification d’un utilisateur',
  access: 'users.write.token',
  envelope: 'nothing',
  params: IdParams,
  answer: Nothing,
})
