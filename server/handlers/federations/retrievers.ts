import type { ImportReport } from '../../../contract/federations/federation-jobs.ts'
import type { Upload } from '../../../contract/uploads.ts'
import { Refused } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { recordAuditEntry } from '../../rules/audit-log.ts'
import { type Changes, countChanges, upsertRetrievers } from '../../queries/federations/retrievers.ts'
import { checkFile, type CheckedFile } from '../../retriever-file/check-file.ts'
import { assertReady, findReady, holdReady } from './federation-setup.ts'

const checked = async (file: Upload) => checkFile(new Uint8Array(await file.arrayBuffer()))

/** Gives each batch of a file to `write`, and adds up what changes. */
async function eachBatch(
  file: CheckedFile,
  write: (rows: string) => Promise<Changes>,
  advance: (members: number) => void = () => {},
): Promise<ImportReport> {
  let [imported, updated, done] = [0, 0, 0]
  for (const { rows, size } of file.batches) {
    const changes = await write(rows)
    imported += changes.imported
    updated += changes.updated
    advance((done += size))
  }
  const { members, refused, refusals } = file
  return { imported, updated, unchanged: members - imported - updated, refused, refusals }
}

/** What importing a file would change. */
export const checkRetrievers: Handler<'checkRetrievers'> = async ({ db, caller, params, body }) => {
  await findReady(db, caller, params.id, 'retrievers.imported')
  const file = await checked(body.file_retrivers)
  const report = await eachBatch(file, (rows) => countChanges(db, params.id, rows))
  return { ...report, checksum: file.checksum }
}

/** Checks a file, then begins to import it. */
export const importRetrievers: Handler<'importRetrievers'> = async (call) => {
  const { db, now, caller, params, body, jobs } = call
  const federationId = params.id
  await findReady(db, caller, federationId, 'retrievers.imported')
  const file = await checked(body.file_retrivers)
  if (body.checksum && body.checksum !== file.checksum)
    throw new Refused({
      file_retrivers: ['Ce fichier a changé depuis sa vérification : choisissez-le de nouveau.'],
    })
  const actorId = caller.id
  return jobs.start({
    kind: 'import',
    federationId,
    actorId,
    total: file.members,
    check: () => assertReady(db, federationId, 'retrievers.imported'),
    run: async (transaction, advance): Promise<ImportReport> => {
      await holdReady(transaction, federationId, 'retrievers.imported')
      const report = await eachBatch(
        file,
        (rows) => upsertRetrievers(transaction, federationId, rows),
        advance,
      )
      const { refusals: _, ...details } = report
      await recordAuditEntry(transaction, { act: 'federation.imported', actorId, federationId, details }, now)
      return report
    },
  })
}
