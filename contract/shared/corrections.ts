import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** How many reports within the caller's federation, or anywhere, wait for the correction that was asked for. */
export const countCorrections = endpoint({
  method: 'GET',
  path: '/api/v1/corrections/count',
  summary: 'Compter les corrections demandées',
  access: 'users.write',
  envelope: 'data',
  answer: z.object({ waiting: z.number() }),
})
