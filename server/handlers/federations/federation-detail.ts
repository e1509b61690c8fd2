import type { Handler } from '../../http/handler.ts'
import { pageMeta } from '../../queries/shared/rows.ts'
import {
  findFederations,
  countHunts,
  countUnlistedGivers,
  findPastJobs,
} from '../../queries/federations/federation-list.ts'
import { countRetrievers, findRetrievers } from '../../queries/federations/retrievers.ts'
import { findLastAuditEntry } from '../../queries/shared/audit-log.ts'
import { findOwn, unknownFederation } from './federation-setup.ts'

/** Reads a federation within the caller's scope, with its figures, last import and jobs. */
export const readFederation: Handler<'readFederation'> = async ({ db, now, caller, params, jobs }) => {
  const { id } = params
  const [federation] = await findFederations(db, caller.federationId, id)
  if (!federation) throw unknownFederation()
  // A job whose process has ended is marked as interrupted when it is read.
  await jobs.read(id)
  return {
    ...federation,
    hunts: await countHunts(db, id, now),
    unlisted_givers_count: await countUnlistedGivers(db, id),
    removed_retrievers_count: await countRetrievers(db, { federationId: id, search: '', removed: true }),
    last_import: await findLastAuditEntry(db, id, 'federation.imported'),
    jobs: await findPastJobs(db, id),
  }
}

/** Lists the members of a federation within the caller's scope, or those whom its last import removed. */
export const listRetrievers: Handler<'listRetrievers'> = async ({ db, caller, params, query }) => {
  await findOwn(db, caller, params.id)
  const looking = { federationId: params.id, search: query.search ?? '', removed: query.removed ?? false }
  return {
    data: await findRetrievers(db, looking, query),
    meta: pageMeta(await countRetrievers(db, looking), query),
  }
}
