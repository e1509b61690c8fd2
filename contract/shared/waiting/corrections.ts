import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'

/** Counts reports with a pending correction request in the caller's federation, or in all. */
export const countCorrections = endpoint({
  method: 'GET',
  path: '/api/v1/corrections/count',
  summary: 'Compter les corrections demandées',
  access: 'users.write',
  envelope: 'data',
  answer: z.object({ waiting: z.number() }),
})
