import { NotFound } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import {
  findFederationAuditLog,
  findRoleAuditLog,
  findUserAuditLog,
  isFederationSeen,
  isRole,
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

/** Lists the audit log of a role. Roles are the same in every federation. */
export const listRoleAuditLog: Handler<'listRoleAuditLog'> = async ({ db, params, query }) => {
  if (!(await isRole(db, params.id)))
    throw new NotFound('Ce rôle est introuvable : il a peut-être été supprimé.')
  return findRoleAuditLog(db, params.id, query)
}
