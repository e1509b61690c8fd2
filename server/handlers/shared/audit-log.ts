import type { AuditEntry, AuditPage } from '../../../contract/shared/audit-log.ts'
import { NotFound } from '../../http/errors.ts'
import type { Caller, Handler } from '../../http/handler.ts'
import {
  findFederationAuditLog,
  findRoleAuditLog,
  findUserAuditLog,
  isFederationSeen,
  isRole,
  isUserSeen,
} from '../../queries/shared/audit-log.ts'

const hide = (person: AuditEntry['by']) => person && { id: null, name: 'Une personne' }

/** The entries as a caller may read them: who may not see people is not told who acted, nor on whom. */
const asSeenBy = ({ permissions }: Caller, page: AuditPage): AuditPage =>
  permissions.includes('users.view')
    ? page
    : {
        ...page,
        data: page.data.map((entry) => ({
          ...entry,
          by: hide(entry.by),
          assistant: hide(entry.assistant),
          on: hide(entry.on),
        })),
      }

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
  return asSeenBy(caller, await findFederationAuditLog(db, params.id, query))
}

/** Lists the audit log of a role. Roles are the same in every federation. */
export const listRoleAuditLog: Handler<'listRoleAuditLog'> = async ({ db, caller, params, query }) => {
  if (!(await isRole(db, params.id)))
    throw new NotFound('Ce rôle est introuvable : il a peut-être été supprimé.')
  return asSeenBy(caller, await findRoleAuditLog(db, params.id, query))
}
