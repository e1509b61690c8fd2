import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** How many absences noted by the givers of the caller's federation, or anywhere, are contested. */
export const countAbsences = endpoint({
  method: 'GET',
  path: '/api/v1/absences/count',
  summary: 'Compter les absences contestées',
  access: 'users.write',
  envelope: 'data',
  answer: z.object({ waiting: z.number() }),
})
