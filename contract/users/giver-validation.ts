import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { IdParams, Nothing } from '../fields.ts'
import { Giver, User } from '../shared/users.ts'

/**
 * A user whom their federation has neither validated nor banned as a giver (spec §4). `waited_hours`: hours of
 * working days since the registration, to hold against `limits.validationDelay`. `is_known`: the
 * NIT, and the address or the name, are those of a member whom the federation has imported.
 */
export const WaitingGiver = z.object({
  ...User.shape,
  giver: Giver,
  waited_hours: z.number(),
  is_known: z.boolean(),
})
export type WaitingGiver = z.output<typeof WaitingGiver>

/** The givers awaiting validation, longest waiting first, within the caller's federation. */
export const listWaitingGivers = endpoint({
  method: 'GET',
  path: '/api/v1/givers/need_validation',
  summary: 'Lister les comptes chasseurs en attente de validation',
  access: 'users.view',
  envelope: 'list',
  answer: z.array(WaitingGiver),
})

/** Validates a waiting giver and notifies them by e-mail; 409 once decided. `id` is the user's. */
export const validateGiver = endpoint({
  method: 'PUT',
  path: '/api/v1/givers/{id}/validate',
  summary: 'Valider un compte chasseur',
  access: 'users.write',
  envelope: 'nothing',
  params: IdParams,
  answer: Nothing,
})

/** Bans a waiting giver and notifies them by e-mail; 409 once decided. `id` is the user's. */
export const invalidateGiver = endpoint({
  method: 'PUT',
  path: '/api/v1/givers/{id}/invalidate',
  summary: 'Bannir un compte chasseur',
  access: 'users.write',
  envelope: 'nothing',
  params: IdParams,
  answer: Nothing,
})
