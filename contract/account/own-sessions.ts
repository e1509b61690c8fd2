import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { IdParams, Nothing } from '../fields.ts'

/**
 * A session of one's own. `device`: « Firefox sur Android », empty where it is not known. `seen_at`: the
 * last visit, to ten minutes. `is_current`: the one that asks. `assisted_by`: who acts in the person's
 * place in it, if anybody does.
 */
export const OwnSession = z.object({
  id: z.number(),
  device: z.string(),
  created_at: z.string(),
  seen_at: z.string(),
  is_current: z.boolean(),
  assisted_by: z.nullable(z.string()),
})
export type OwnSession = z.output<typeof OwnSession>

/** One's sessions: the one that asks, then the others, latest visit first; as many as `limits.ownSessions`. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/v1/users/self/sessions',
  summary: 'Lister ses sessions',
  access: 'signedIn',
  personal: true,
  envelope: 'list',
  answer: z.array(OwnSession),
})

/** Closes another session of one's own; 404 once it is closed, 409 for the one that asks. */
export const closeSession = endpoint({
  method: 'DELETE',
  path: '/api/v1/users/self/sessions/{id}',
  summary: 'Fermer une autre de ses sessions',
  access: 'signedIn',
  personal: true,
  envelope: 'nothing',
  params: IdParams,
  answer: Nothing,
})

/** Closes every other session of one's own, also those in which one acts in somebody's place. */
export const closeOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/v1/users/self/sessions',
  summary: 'Fermer toutes ses autres sessions',
  access: 'signedIn',
  personal: true,
  envelope: 'nothing',
  answer: Nothing,
})

/** The calls about one's own sessions. */
export const ownSessionCalls = { listSessions, closeSession, closeOtherSessions }
