import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { FederationJob, ImportReport } from './federation-jobs.ts'
import { IdParams } from '../fields.ts'
import { limits } from '../limits.ts'
import { upload } from '../uploads.ts'

/** The columns of a member database, as the first line of its file names them (spec §5), in any order. */
export const retrieverColumns = [
  'NOM',
  'PRENOM',
  'NIT',
  'MAIL',
  'ADRESSE',
  'CP',
  'COMMUNE',
  'PORTABLE',
] as const

const file_retrivers = upload('Choisissez un fichier CSV.', '.csv')
/** The field of the form, as the spec spells it (§7). */
const form = { field: 'file_retrivers', maxBytes: limits.retrieverFile.bytes }

/** The SHA-256 of a file, in hexadecimal. */
const Checksum = z
  .string({ error: 'Cette empreinte est invalide.' })
  .check(z.regex(/^[0-9a-f]{64}$/, 'Cette empreinte est invalide.'))

/** What importing a file would change now. `checksum` identifies the file for the import. */
export const RetrieverCheck = z.object({ ...ImportReport.shape, checksum: Checksum })
export type RetrieverCheck = z.output<typeof RetrieverCheck>

/** Reads a member database and tells what its import would change, without changing anything. */
export const checkRetrievers = endpoint({
  method: 'POST',
  path: '/api/v1/federations/{id}/check_retrievers',
  summary: 'Vérifier un fichier d’adhérents sans l’importer',
  access: ['federations.write', 'federations.import'],
  envelope: 'data',
  costly: true,
  upload: form,
  params: IdParams,
  body: z.object({ file_retrivers }),
  answer: RetrieverCheck,
})

/**
 * Imports a member database, which replaces the federation's: reads it, answers, then writes it, all or nothing. With a `checksum` it
 * is refused unless it is the file that was checked. 409 while a job of the federation runs.
 */
export const importRetrievers = endpoint({
  method: 'POST',
  path: '/api/v1/federations/{id}/import_retrievers',
  summary: 'Importer un fichier d’adhérents',
  access: ['federations.write', 'federations.import'],
  envelope: 'data',
  costly: true,
  upload: form,
  params: IdParams,
  body: z.object({ file_retrivers, checksum: z.nullish(Checksum) }),
  answer: FederationJob,
})
