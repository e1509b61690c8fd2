import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { IdParams, Nothing, page, Paging } from '../fields.ts'
import { limits } from '../limits.ts'
import { ReportChange } from '../shared/reports.ts'
import { someLines } from '../typed-text.ts'

/**
 * A correction that a giver requests. `assistant`: staff who requested it on their behalf. `changes`: by
 * game type and person; anonymised people are not named.
 */
export const Correction = z.object({
  id: z.number(),
  giver: z.string(),
  federation: z.nullable(z.string()),
  hunt: z.object({ id: z.number(), started_at: z.string(), city: z.string() }),
  asked_at: z.string(),
  assistant: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  changes: z.array(z.extend(ReportChange, { label: z.string(), label_plural: z.string() })),
})
export type Correction = z.output<typeof Correction>

/** Lists pending corrections in the caller's federation, or all; oldest first. */
export const listCorrections = endpoint('listCorrections', {
  method: 'GET',
  path: '/api/v1/corrections',
  summary: 'Lister les corrections demandées',
  access: 'users.write',
  counts: 'corrections',
  envelope: 'page',
  query: z.object(Paging),
  answer: page(Correction),
})

/**
 * Accepts a requested correction as the latest version of its report, and notifies the giver; 409 once
 * answered.
 */
export const acceptCorrection = endpoint('acceptCorrection', {
  method: 'PUT',
  path: '/api/v1/corrections/{id}/accept',
  summary: 'Accepter une correction',
  access: 'users.write',
  envelope: 'nothing',
  params: IdParams,
  answer: Nothing,
})

const { min } = limits.correction.reason
const noReason = `Dites pourquoi vous refusez, en ${min} à ${limits.refusal} caractères.`

/** Refuses a requested correction and notifies the giver of the reason; 409 once answered. */
export const refuseCorrection = endpoint('refuseCorrection', {
  method: 'PUT',
  path: '/api/v1/corrections/{id}/refuse',
  summary: 'Refuser une correction',
  access: 'users.write',
  envelope: 'nothing',
  params: IdParams,
  body: z.object({
    reason: z
      .string(noReason)
      .check(someLines, z.minLength(min, noReason), z.maxLength(limits.refusal, noReason)),
  }),
  answer: Nothing,
})

/** The calls about corrections that wait for staff. */
export const correctionCalls = { listCorrections, acceptCorrection, refuseCorrection }
