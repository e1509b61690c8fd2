import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** How many of something wait for staff. */
export const Waiting = z.object({ waiting: z.number() })

/** How many givers within the caller's federation, or anywhere, wait for a decision on their account. */
export const countGiverValidations = endpoint({
  method: 'GET',
  path: '/api/v1/givers/need_validation/count',
  summary: 'Compter les comptes chasseurs en attente de validation',
  access: 'users.view',
  envelope: 'data',
  answer: Waiting,
})

/** How many hunts of givers within the caller's federation, or anywhere, are over without a report. */
export const countOverdueHunts = endpoint({
  method: 'GET',
  path: '/api/v1/hunts/overdue/count',
  summary: 'Compter les chasses sans compte rendu',
  access: 'users.view',
  envelope: 'data',
  answer: Waiting,
})

/** How many mails to people within the caller's federation, or to anybody, were given up and not seen by staff. */
export const countRefusedMails = endpoint({
  method: 'GET',
  path: '/api/v1/mails/refused/count',
  summary: 'Compter les e-mails refusés',
  access: 'users.write',
  envelope: 'data',
  answer: Waiting,
})
