import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { IdParams } from '../fields.ts'

/** The result of an initialisation: the number of the federation's own communes, and of those around it. */
export const InitReport = z.object({ towns: z.number(), near: z.number() })
export type InitReport = z.output<typeof InitReport>

/**
 * A line of an imported file that is skipped, and the reason in French. The content of the line is never
 * included.
 */
export const RefusedLine = z.object({ line: z.number(), reason: z.string() })
export type RefusedLine = z.output<typeof RefusedLine>

/**
 * What an import changes in the member database, in numbers of lines. `removed`: members missing from the
 * new file. `refusals` lists the first refused lines only.
 */
export const ImportReport = z.object({
  imported: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  removed: z.number(),
  refused: z.number(),
  refusals: z.array(RefusedLine),
})
export type ImportReport = z.output<typeof ImportReport>

/** The same in numbers only. */
const ImportCounts = z.omit(ImportReport, { refusals: true })

/** `interrupted`: the process ended before the job did, and nothing was written. */
const JobState = z.enum(['running', 'done', 'failed', 'interrupted'])

const common = {
  id: z.number(),
  state: JobState,
  /** Units completed out of `total`; `total` is null while unknown. */
  progress: z.number(),
  total: z.nullable(z.number()),
  started_at: z.string(),
  ended_at: z.nullable(z.string()),
}

/** A federation's background job, up to 30 seconds (spec §9). `report` is null until it is done. */
export const FederationJob = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('init'), report: z.nullable(InitReport) }),
  z.object({ ...common, kind: z.literal('import'), report: z.nullable(ImportReport) }),
])
export type FederationJob = z.output<typeof FederationJob>

const past = {
  id: common.id,
  state: common.state,
  started_at: common.started_at,
  ended_at: common.ended_at,
}

/** A job as a federation's page lists it: the refused lines of an import are counted only. */
export const PastJob = z.discriminatedUnion('kind', [
  z.object({ ...past, kind: z.literal('init'), report: z.nullable(InitReport) }),
  z.object({ ...past, kind: z.literal('import'), report: z.nullable(ImportCounts) }),
])
export type PastJob = z.output<typeof PastJob>

/**
 * Starts a background job that attaches communes to an uninitialised federation. 409 while another of its
 * jobs is running.
 */
export const initFederation = endpoint('initFederation', {
  method: 'POST',
  path: '/api/v1/federations/{id}/init',
  summary: 'Initialiser une fédération',
  access: 'federations.write',
  envelope: 'data',
  timeout: 60,
  params: IdParams,
  answer: FederationJob,
})

/** The federation's running job, otherwise its latest one; null if it never had one. */
export const readFederationJob = endpoint('readFederationJob', {
  method: 'GET',
  path: '/api/v1/federations/{id}/jobs/current',
  summary: 'Lire où en est le traitement d’une fédération',
  access: ['federations.write', 'federations.import'],
  envelope: 'data',
  params: IdParams,
  answer: z.nullable(FederationJob),
})
