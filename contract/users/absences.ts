import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { IdParams, Nothing, page, Paging } from '../fields.ts'

/**
 * A contested absence. `words`: the receiver's comment. `meeting`: null once erased. `others`: their
 * other absences that count now.
 */
export const Absence = z.object({
  id: z.number(),
  receiver: z.string(),
  giver: z.string(),
  federation: z.nullable(z.string()),
  hunt: z.object({ started_at: z.string(), city: z.string() }),
  meeting: z.nullable(z.object({ starts_at: z.string(), place: z.string(), city: z.string() })),
  missed_at: z.string(),
  contested_at: z.string(),
  words: z.nullable(z.string()),
  others: z.number(),
})
export type Absence = z.output<typeof Absence>

/** Lists contested absences recorded by givers of the caller's federation, or all; oldest first. */
export const listAbsences = endpoint('listAbsences', {
  method: 'GET',
  path: '/api/v1/absences',
  summary: 'Lister les absences contestées',
  access: 'users.write',
  counts: 'absences',
  envelope: 'page',
  query: z.object(Paging),
  answer: page(Absence),
})

/** Upholds a contested absence and notifies the person; 409 once it is lifted or undone. */
export const upholdAbsence = endpoint('upholdAbsence', {
  method: 'PUT',
  path: '/api/v1/absences/{id}/uphold',
  summary: 'Maintenir une absence contestée',
  access: 'users.write',
  envelope: 'nothing',
  params: IdParams,
  answer: Nothing,
})

/**
 * Lifts a contested absence, which then never counts, and notifies the person and the giver; 409 once it
 * is upheld or undone.
 */
export const liftAbsence = endpoint('liftAbsence', {
  method: 'PUT',
  path: '/api/v1/absences/{id}/lift',
  summary: 'Annuler une absence contestée',
  access: 'users.write',
  envelope: 'nothing',
  params: IdParams,
  answer: Nothing,
})

/** The calls about absences that wait for staff. */
export const absenceCalls = { listAbsences, upholdAbsence, liftAbsence }
