import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { IdParams, Nothing } from '../fields.ts'

/**
 * Shuts a user out, at once and from every device; 409 for who is blocked or anonymised already, for
 * oneself and for the last administrator, 403 for who holds a power that the caller lacks.
 */
export const blockUser = endpoint({
  method: 'PUT',
  path: '/api/v1/users/{id}/block',
  summary: 'Bloquer un utilisateur',
  access: 'users.write.block',
  envelope: 'nothing',
  params: IdParams,
  answer: Nothing,
})

/** Erases every personal datum of a user and keeps quantities for statistics; refused like `blockUser`. */
export const anonymiseUser = endpoint({
  method: 'DELETE',
  path: '/api/v1/users/{id}/delete',
  summary: 'Anonymiser un utilisateur',
  access: 'users.write',
  envelope: 'nothing',
  params: IdParams,
  answer: Nothing,
})

/** What a person decided on the use of their data; nobody puts it back to pending (spec §4). */
const GdprDecision = z.enum(['accepted', 'refused'], {
  error: 'Choisissez : accepté, ou refusé.',
})
export type GdprDecision = z.output<typeof GdprDecision>

/** Notes what a user decided on the use of their data; refused like `blockUser`, but not for who is blocked. */
export const setUserGdpr = endpoint({
  method: 'PUT',
  path: '/api/v1/users/{id}/gdpr',
  summary: 'Noter le choix RGPD d’un utilisateur',
  access: 'users.write.gdpr',
  envelope: 'nothing',
  params: IdParams,
  body: z.object({ gdpr_state: GdprDecision }),
  answer: Nothing,
})
