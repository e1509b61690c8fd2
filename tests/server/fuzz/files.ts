import type { Db } from '../../../server/database.ts'
import { openExport } from '../../../server/http/exports.ts'
import { hashOfId } from '../../../server/security/secret.ts'
import { generous, received } from '../../world/hunts.ts'
import { kindOf } from '../authority/matrix-callers.ts'
import { everybody, givers, holds, owned, receivers } from '../endpoints/callers.ts'
import type { Row } from '../endpoints/row.ts'
import { noon } from '../support/in-world.ts'
import { png } from '../support/files/png.ts'
import { rowsIn } from '../support/rows.ts'

const seen = (near: number | string): Row['rows'] => ({ near, far: 2, sees: () => true })
const exportToken = 'the-file-that-somebody-asked-for'
/** The requester of the seeded export. */
const asking = kindOf('every power in Cher')

/** Access to file endpoints that are not calls of the contract, by operation id. */
export const fileRows: Record<string, Row> = {
  fetchExport: {
    who: holds('statistics.view'),
    rows: seen(exportToken)!,
    right: { by: asking, near: exportToken },
  },
  fetchCertificate: { who: receivers, rows: seen(received.id)! },
  fetchTransfer: { who: givers, rows: owned(generous.id, 21) },
  fetchLogo: { ...everybody, rows: seen(1)! },
  checkHealth: everybody,
  checkReadiness: everybody,
  readSecurityText: everybody,
}

/** Seeds what each of them needs to succeed once. */
export async function seedFiles(db: Db): Promise<void> {
  const chosen = { userId: asking.id!, statistic: 'donations_by_type', chosen: {}, now: noon }
  await openExport(db, chosen)
  await rowsIn(db).set('exports', {}, { token_hash: hashOfId(exportToken) })
  await rowsIn(db).set('federations', { id: 1 }, { logo: Buffer.from(png(10, 10)) })
}
