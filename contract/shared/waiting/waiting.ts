import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'

/** The number of items that wait for staff. */
export const Waiting = z.object({ waiting: z.number() })

/** Counts givers awaiting a decision on their account, in the caller's federation or in all. */
export const countGiverValidations = endpoint({
  method: 'GET',
  path: '/api/v1/givers/need_validation/count',
  summary: 'Compter les comptes chasseurs en attente de validation',
  access: 'users.view',
  envelope: 'data',
  answer: Waiting,
})

/** Counts past hunts without a report, in the caller's federation or in all. */
export const countOverdueHunts = endpoint({
  method: 'GET',
  path: '/api/v1/hunts/overdue/count',
  summary: 'Compter les chasses sans compte rendu',
  access: 'users.view',
  envelope: 'data',
  answer: Waiting,
})

/** Counts undeliverable mails not yet seen by staff, to people of the caller's federation or to anybody. */
export const countRefusedMails = endpoint({
  method: 'GET',
  path: '/api/v1/mails/refused/count',
  summary: 'Compter les e-mails refusés',
  access: 'users.write',
  envelope: 'data',
  answer: Waiting,
})
