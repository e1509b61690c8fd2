import * as z from 'zod/mini'
import { DonationSeen } from './contacts.ts'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams, parallel } from '../fields.ts'
import { limits } from '../limits.ts'
import { Fate } from '../shared/animals.ts'
import { ReportChange, ReportState } from '../shared/reports.ts'
import { DonationReport } from './donations.ts'
import { someLines } from '../typed-text.ts'

const { min, max } = limits.correction.reason
const noReason = `Dites pourquoi vous corrigez, en ${min} à ${max} caractères.`

/** The complete corrected report, the reason, and the number of the version that the giver saw. */
export const ReportCorrection = z
  .object({
    ...DonationReport.shape,
    reason: z.string(noReason).check(someLines, z.minLength(min, noReason), z.maxLength(max, noReason)),
    version: Id,
  })
  .check(parallel('quantities', 'contact_ids', 'specimen_type_ids'))
export type ReportCorrection = z.input<typeof ReportCorrection>

/**
 * A version of a report, numbered from 1. `author` is null once anonymised; `assistant` is the staff
 * member who acted on their behalf. `reason` is null for the first version, and after its retention
 * period.
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
 * The latest correction that the giver requested. `decided_at` is null until the federation answers;
 * `answer` is its reason for a refusal.
 */
export const ReportRequest = z.object({
  asked_at: z.string(),
  reason: z.nullable(z.string()),
  changes: z.array(ReportChange),
  decided_at: z.nullable(z.string()),
  answer: z.nullable(z.string()),
})
export type ReportRequest = z.output<typeof ReportRequest>

/** What a person received by the latest version. `person` is null if the giver may no longer see them. */
export const Received = z.object({ person: z.nullable(z.string()), animals: z.array(DonationSeen) })
export type Received = z.output<typeof Received>

/** The number of noted animals of one type that nobody received, by what became of them. */
export const Unreceived = z.extend(DonationSeen, { fate: Fate })
export type Unreceived = z.output<typeof Unreceived>

/**
 * The report of a hunt. `received`: what its latest version says. `unreceived`: the noted animals that nobody
 * received. `version`: the number of its latest version. `amendable_until`: the last day (in France,
 * `YYYY-MM-DD`) on which the giver may correct it without asking. Versions are listed latest first.
 */
export const Report = z.object({
  state: ReportState,
  received: z.array(Received),
  unreceived: z.array(Unreceived),
  version: z.number(),
  amendable_until: z.string(),
  versions: z.array(ReportVersion),
  request: z.nullable(ReportRequest),
})
export type Report = z.output<typeof Report>

/**
 * Reads the report of a hunt: who received what, what became of the rest, and its versions. 404 if the hunt
 * has none yet.
 */
export const readReport = endpoint('readReport', {
  method: 'GET',
  path: '/api/v1/hunts/self/{id}/report',
  summary: 'Lire le compte rendu d’une chasse et ses versions',
  access: 'giver',
  envelope: 'data',
  params: IdParams,
  answer: Report,
})

/**
 * Corrects the report of a hunt. Within seven days of the report a new version is added and earlier ones
 * are kept (`amended`); later the federation is asked for approval (`requested`) and the report stays
 * unchanged until its answer. 409 while a request is pending, or if the report has been corrected since.
 * Requests with the same `Idempotency-Key` take effect once.
 */
export const amendDonations = endpoint('amendDonations', {
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
