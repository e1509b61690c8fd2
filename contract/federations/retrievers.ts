import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { FederationJob, ImportReport } from './federation-jobs.ts'
import { Flag, IdParams, left, page, Paging } from '../fields.ts'
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
/** The name of the form field, spelled as in the spec (§7). */
const form = { field: 'file_retrivers', maxBytes: limits.retrieverFile.bytes }

/** The SHA-256 of a file, in hexadecimal. */
const Checksum = z
  .string({ error: 'Cette empreinte est invalide.' })
  .check(z.regex(/^[0-9a-f]{64}$/, 'Cette empreinte est invalide.'))

/** What importing a file would change now. `checksum` identifies the file for the subsequent import. */
export const RetrieverCheck = z.object({ ...ImportReport.shape, checksum: Checksum })
export type RetrieverCheck = z.output<typeof RetrieverCheck>

/** Reads a member database file and answers what its import would change, without changing anything. */
export const checkRetrievers = endpoint('checkRetrievers', {
  method: 'POST',
  path: '/api/v1/federations/{id}/check_retrievers',
  summary: 'Vérifier un fichier d’adhérents sans l’importer',
  access: ['federations.write', 'federations.import'],
  envelope: 'data',
  costly: true,
  timeout: 60,
  upload: form,
  params: IdParams,
  body: z.object({ file_retrivers }),
  answer: RetrieverCheck,
})

/**
 * Imports a file that replaces the federation's member database. Validates the file, answers, then writes
 * everything in one transaction. With a `checksum`, any file other than the checked one is refused. 409
 * while a job of the federation is running.
 */
export const importRetrievers = endpoint('importRetrievers', {
  method: 'POST',
  path: '/api/v1/federations/{id}/import_retrievers',
  summary: 'Importer un fichier d’adhérents',
  access: ['federations.write', 'federations.import'],
  envelope: 'data',
  costly: true,
  timeout: 60,
  upload: form,
  params: IdParams,
  body: z.object({ file_retrivers, checksum: z.nullish(Checksum) }),
  answer: FederationJob,
})

/**
 * An imported member, or one whom the last import removed; of the latter no commune is kept. E-mail
 * addresses are kept for recognising a giver only, and are not sent.
 */
export const Retriever = z.object({
  id: z.number(),
  lastname: z.string(),
  firstname: z.string(),
  nit: z.string(),
  city: z.nullable(z.string()),
})
export type Retriever = z.output<typeof Retriever>

/**
 * Lists the imported members of a federation by name, paginated. `search`: the beginnings of words of
 * their names, NIT and commune, in any order, ignoring accents. `removed`: instead of them, the members whom
 * the last import removed, for `retention.removedMembers` months.
 */
export const listRetrievers = endpoint('listRetrievers', {
  method: 'GET',
  path: '/api/v1/federations/{id}/retrievers',
  summary: 'Lister les adhérents importés d’une fédération',
  access: ['federations.write', 'federations.import'],
  envelope: 'page',
  params: IdParams,
  query: z.object({
    ...Paging,
    search: left(
      z
        .string({ error: 'Tapez un nom, un NIT ou une commune.' })
        .check(z.maxLength(limits.search, `Tapez ${limits.search} caractères au plus.`)),
    ),
    removed: z.optional(Flag),
  }),
  answer: page(Retriever),
})
