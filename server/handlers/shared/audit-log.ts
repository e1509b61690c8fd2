import { NotFound } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import {
  findFederationAuditLog,
  findUserAuditLog,
  isFederationSeen,
  isUserSeen,
} from '../../queries/shared/audit-log.ts'

/** Lists the audit log of a user within the caller's scope: commands on them and by them. */
export const listUserAuditLog: Handler<'listUserAuditLog'> = async ({ db, caller, params, query }) => {
  if (!(await isUserSeen(db, params.id, caller.federationId)))
    throw new NotFound('Cet utilisateur est introuvable.')
  return findUserAuditLog(db, params.id, caller.federationId, query)
}

/** Lists the audit log of a federation within the caller's scope and of its users. */
export const listFederationAuditLog: Handler<'listFederationAuditLog'> = async ({
  db,
  caller,
  params,
  query,
}) => {
  if (!(await isFederationSeen(db, params.id, caller.federationId)))
    throw new NotFound('Cette fédération est introuvable.')
  return findFederationAuditLog(db, params.id, query)
}
