import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'

/** Counts pending account deletion requests in the caller's federation, or in all. */
export const countDeletionRequests = endpoint({
  method: 'GET',
  path: '/api/v1/users/deletion_requests/count',
  summary: 'Compter les demandes de suppression',
  access: 'users.write',
  envelope: 'data',
  answer: z.object({ waiting: z.number() }),
})
