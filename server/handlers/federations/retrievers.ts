import type { ImportReport } from '../../../contract/federations/federation-jobs.ts'
import { limits } from '../../../contract/limits.ts'
import { Refused } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { recordAuditEntry } from '../../rules/audit-log.ts'
import {
  type Changes,
  countAbsent,
  countChanges,
  forgetRemoved,
  removeAbsent,
  upsertRetrievers,
} from '../../queries/federations/retrievers.ts'
import { readApart } from '../../received-files/read-apart.ts'
import type { CheckedFile } from '../../retriever-file/check-file.ts'
import { assertReady, findReady, holdReady } from './federation-setup.ts'

type Work = {
  write: (rows: string) => Promise<Changes>
  remove: (nits: string) => Promise<number>
  advance?: (members: number) => void
}

/**
 * Passes each batch of a file to `write`, then all NITs to `remove`, and sums up the changes. A file
 * without any valid line replaces nothing.
 */
async function replaceBy(file: CheckedFile, { write, remove, advance }: Work): Promise<ImportReport> {
  let [imported, updated, done] = [0, 0, 0]
  for (const { rows, size } of file.batches) {
    const changes = await write(rows)
    imported += changes.imported
    updated += changes.updated
    advance?.((done += size))
  }
  const { members, nits, refused, refusals } = file
  const removed = members > 0 ? await remove(nits) : 0
  return { imported, updated, unchanged: members - imported - updated, removed, refused, refusals }
}

/** What importing a file would change. */
export const checkRetrievers: Handler<'checkRetrievers'> = async ({ db, caller, params, body }) => {
  await findReady(db, caller, params.id, 'retrievers.imported')
  const file = await readApart('retrievers', body.file_retrivers)
  const report = await replaceBy(file, {
    write: (rows) => countChanges(db, params.id, rows),
    remove: (nits) => countAbsent(db, params.id, nits),
  })
  return { ...report, checksum: file.checksum }
}

/** Checks a file, then starts its import. */
export const importRetrievers: Handler<'importRetrievers'> = async (call) => {
  const { db, now, caller, params, body, jobs } = call
  const federationId = params.id
  await findReady(db, caller, federationId, 'retrievers.imported')
  const file = await readApart('retrievers', body.file_retrivers)
  if (body.checksum && body.checksum !== file.checksum)
    throw new Refused({
      file_retrivers: ['Ce fichier a changé depuis sa vérification : choisissez-le de nouveau.'],
    })
  return jobs.start({
    kind: 'import',
    federationId,
    by: caller,
    total: file.members,
    check: () => assertReady(db, federationId, 'retrievers.imported'),
    run: async (transaction, advance): Promise<ImportReport> => {
      await holdReady(transaction, federationId, 'retrievers.imported')
      await forgetRemoved(transaction, federationId)
      const report = await replaceBy(file, {
        write: (rows) => upsertRetrievers(transaction, federationId, rows),
        remove: (nits) => removeAbsent(transaction, federationId, nits, now),
        advance,
      })
      const { refusals: _, ...counts } = report
      const details = { ...counts, file: body.file_retrivers.name.slice(0, limits.name) }
      await recordAuditEntry(
        transaction,
        { act: 'federation.imported', by: caller, federationId, details },
        now,
      )
      return report
    },
  })
}
