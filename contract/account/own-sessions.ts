import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { IdParams, Nothing } from '../fields.ts'

/**
 * One of the caller's own sessions. `device`: for example « Firefox sur Android », empty when unknown.
 * `seen_at`: the last visit, rounded to ten minutes. `is_current`: the session of this request.
 * `assisted_by`: the staff member who acts on the person's behalf in it, or null.
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

/**
 * Lists the caller's sessions: the current one first, then the others by latest visit; at most
 * `limits.ownSessions`.
 */
export const listSessions = endpoint('listSessions', {
  method: 'GET',
  path: '/api/v1/users/self/sessions',
  summary: 'Lister ses sessions',
  access: 'signedIn',
  personal: true,
  envelope: 'list',
  answer: z.array(OwnSession),
})

/** Closes another of the caller's sessions. 404 if it is already closed, 409 for the current one. */
export const closeSession = endpoint('closeSession', {
  method: 'DELETE',
  path: '/api/v1/users/self/sessions/{id}',
  summary: 'Fermer une autre de ses sessions',
  access: 'signedIn',
  personal: true,
  envelope: 'nothing',
  params: IdParams,
  answer: Nothing,
})

/** Closes all other sessions of the caller, including assisted sessions that the caller started. */
export const closeOtherSessions = endpoint('closeOtherSessions', {
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
