import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'

/** Counts contested absences in the caller's federation, or in all. */
export const countAbsences = endpoint({
  method: 'GET',
  path: '/api/v1/absences/count',
  summary: 'Compter les absences contestées',
  access: 'users.write',
  envelope: 'data',
  answer: z.object({ waiting: z.number() }),
})
