import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams, parallel } from '../fields.ts'
import { limits } from '../limits.ts'
import { ReportChange, ReportState } from '../shared/reports.ts'
import { DonationReport } from './donations.ts'

const { min, max } = limits.correction.reason
const noReason = `Dites pourquoi vous corrigez, en ${min} à ${max} caractères.`

/** All that a report says once it is corrected, why, and the number of the version that the giver saw. */
export const ReportCorrection = z
  .object({
    ...DonationReport.shape,
    reason: z.string(noReason).check(z.minLength(min, noReason), z.maxLength(max, noReason)),
    version: Id,
  })
  .check(parallel('quantities', 'contact_ids', 'specimen_type_ids'))
export type ReportCorrection = z.input<typeof ReportCorrection>

/**
 * A version of a report; 1 is the first. `author` is null once they are anonymised; `assistant` acted in
 * their place. `reason` is null for the first, and once it is too old to be kept.
 */
export const ReportVersion = z.object({
  number: z.number(),
  recorded_at: z.string(),
  author: z.nullable(z.string()),
  assistant: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  changes: z.array(ReportChange),
})
export type ReportVersion = z.output<typeof ReportVersion>

/**
 * The correction that the giver asked for last. `decided_at` is null until the federation answers;
 * `answer` is what it says when it refuses.
 */
export const ReportRequest = z.object({
  asked_at: z.string(),
  reason: z.nullable(z.string()),
  changes: z.array(ReportChange),
  decided_at: z.nullable(z.string()),
  answer: z.nullable(z.string()),
})
export type ReportRequest = z.output<typeof ReportRequest>

/**
 * The report of a hunt: `version` is the number of its latest version, `amendable_until` the last day
 * (in France, `YYYY-MM-DD`) on which its giver may correct it by themselves. Latest version first.
 */
export const Report = z.object({
  state: ReportState,
  version: z.number(),
  amendable_until: z.string(),
  versions: z.array(ReportVersion),
  request: z.nullable(ReportRequest),
})
export type Report = z.output<typeof Report>

/** The report of a hunt with its versions. 404 while the hunt has none. */
export const readReport = endpoint({
  method: 'GET',
  path: '/api/v1/hunts/self/{id}/report',
  summary: 'Lire les versions du compte rendu d’une chasse',
  access: 'giver',
  envelope: 'data',
  params: IdParams,
  answer: Report,
})

/**
 * Corrects the report of a hunt (`amended`): a new version takes the place of the latest, which is kept.
 * More than seven days after the report, the federation is asked for it instead (`requested`), and the
 * report stays as it is until the answer. 409 while an answer is awaited, or when somebody corrected the
 * report since. The same `Idempotency-Key` does so once.
 */
export const amendDonations = endpoint({
  method: 'PUT',
  path: '/api/v1/hunts/self/{id}/donations',
  summary: 'Corriger le compte rendu d’une chasse, ou en demander la correction',
  access: 'giver',
  envelope: 'data',
  idempotent: true,
  params: IdParams,
  body: ReportCorrection,
  answer: z.object({ state: z.enum(['amended', 'requested']) }),
})

/** The calls about the reports of one's own hunts. */
export const reportCalls = { readReport, amendDonations }
