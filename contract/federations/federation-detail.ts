import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { IdParams } from '../fields.ts'
import { AuditEntry } from '../shared/audit-log.ts'
import { Federation } from '../shared/federations.ts'
import { PastJob } from './federation-jobs.ts'

/**
 * A federation in full. `hunts`: those of its givers, by state; `informed` counts the hunts whose report
 * is still expected, as the list of expected reports does. `unlisted_givers_count`: validated givers whose
 * NIT no imported member has. `removed_retrievers_count`: members whom the last import removed and whose
 * names are still kept. `last_import`: its entry in the audit log, null if none is recorded. `jobs`:
 * the latest ones, latest first.
 */
export const FederationDetail = z.object({
  ...Federation.shape,
  hunts: z.object({ planned: z.number(), informed: z.number(), finished: z.number() }),
  unlisted_givers_count: z.number(),
  removed_retrievers_count: z.number(),
  last_import: z.nullable(AuditEntry),
  jobs: z.array(PastJob),
})
export type FederationDetail = z.output<typeof FederationDetail>

/** Reads one federation with its figures, its last import and its jobs. */
export const readFederation = endpoint('readFederation', {
  method: 'GET',
  path: '/api/v1/federations/{id}',
  summary: 'Lire une fédération',
  access: 'federations.view',
  envelope: 'data',
  params: IdParams,
  answer: FederationDetail,
})
