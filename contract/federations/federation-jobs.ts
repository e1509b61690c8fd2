import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { IdParams } from '../fields.ts'

/** What an initialisation did: how many communes are the federation's own, and how many around it. */
export const InitReport = z.object({ towns: z.number(), near: z.number() })
export type InitReport = z.output<typeof InitReport>

/** A line of an imported file that is left out, and why, in French; nothing of what it says. */
export const RefusedLine = z.object({ line: z.number(), reason: z.string() })
export type RefusedLine = z.output<typeof RefusedLine>

/** What an import does to the member database, in lines; of the refused ones the first are told. */
export const ImportReport = z.object({
  imported: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  refused: z.number(),
  refusals: z.array(RefusedLine),
})
export type ImportReport = z.output<typeof ImportReport>

/** `interrupted`: its process ended before it; nothing of it was done. */
const JobState = z.enum(['running', 'done', 'failed', 'interrupted'])

const common = {
  id: z.number(),
  state: JobState,
  /** Out of `total`, which is null while nobody knows how much there is to do. */
  progress: z.number(),
  total: z.nullable(z.number()),
  started_at: z.string(),
  ended_at: z.nullable(z.string()),
}

/** Work that a federation was given and that takes up to 30 seconds (spec §9). `report` is there once done. */
export const FederationJob = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('init'), report: z.nullable(InitReport) }),
  z.object({ ...common, kind: z.literal('import'), report: z.nullable(ImportReport) }),
])
export type FederationJob = z.output<typeof FederationJob>

/** Attaches its communes to a federation that has none. Answers at once; 409 while a job of its runs. */
export const initFederation = endpoint({
  method: 'POST',
  path: '/api/v1/federations/{id}/init',
  summary: 'Initialiser une fédération',
  access: 'federations.write',
  envelope: 'data',
  params: IdParams,
  answer: FederationJob,
})

/** The job of a federation that runs, or else its last one; null when it never had any. */
export const readFederationJob = endpoint({
  method: 'GET',
  path: '/api/v1/federations/{id}/jobs/current',
  summary: 'Lire où en est le traitement d’une fédération',
  access: 'federations.write',
  envelope: 'data',
  params: IdParams,
  answer: z.nullable(FederationJob),
})
