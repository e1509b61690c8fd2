import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { IdParams, Nothing, page, Paging } from '../fields.ts'
import { ManagedUser } from './managed-users.ts'

/**
 * A user who requested the deletion of their account. Days in France, `YYYY-MM-DD`: of the request, and
 * the legal deadline (GDPR, article 12.3). `days_left`: until the deadline, negative after it.
 */
export const DeletionRequest = z.object({
  ...ManagedUser.shape,
  asked_on: z.string(),
  due_on: z.string(),
  days_left: z.number(),
})
export type DeletionRequest = z.output<typeof DeletionRequest>

/** Lists requests in the caller's federation, or all, paginated, oldest first. */
export const listDeletionRequests = endpoint('listDeletionRequests', {
  method: 'GET',
  path: '/api/v1/users/deletion_requests',
  summary: 'Lister les demandes de suppression',
  access: 'users.write',
  counts: 'deletions',
  envelope: 'page',
  query: z.object(Paging),
  answer: page(DeletionRequest),
})

/**
 * Anonymises a user who requested it; 409 if they have withdrawn the request, otherwise as
 * `anonymiseUser`.
 */
export const fulfilDeletionRequest = endpoint('fulfilDeletionRequest', {
  method: 'DELETE',
  path: '/api/v1/users/deletion_requests/{id}',
  summary: 'Anonymiser un utilisateur qui le demande',
  access: 'users.write',
  changes: ['accounts', 'deletions'],
  envelope: 'nothing',
  params: IdParams,
  answer: Nothing,
})

/** The calls about requests for deletion that wait for staff. */
export const deletionRequestCalls = { listDeletionRequests, fulfilDeletionRequest }
