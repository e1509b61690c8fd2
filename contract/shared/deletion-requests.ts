import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** How many people within the caller's federation, or anywhere, wait for the deletion of their account. */
export const countDeletionRequests = endpoint({
  method: 'GET',
  path: '/api/v1/users/deletion_requests/count',
  summary: 'Compter les demandes de suppression',
  access: 'users.write',
  envelope: 'data',
  answer: z.object({ waiting: z.number() }),
})
