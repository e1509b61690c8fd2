import type { AuditEntry } from '../../../contract/shared/audit-log.ts'
import type { Meta } from '../../../contract/fields.ts'
import { NotFound } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import {
  findFederationAuditLog,
  findUserAuditLog,
  isFederationSeen,
  isUserSeen,
  type Paged,
} from '../../queries/shared/audit-log.ts'

type Found = { rows: AuditEntry[]; total: number }

const paged = ({ rows, total }: Found, { page, perPage }: Paged): { data: AuditEntry[]; meta: Meta } => ({
  data: rows,
  meta: { total, current_page: page, last_page: Math.max(1, Math.ceil(total / perPage)) },
})

/** The audit log of a user within the caller's scope: what was done to them and what they did. */
export const listUserAuditLog: Handler<'listUserAuditLog'> = async ({ db, caller, params, query }) => {
  if (!(await isUserSeen(db, params.id, caller.federationId)))
    throw new NotFound('Cet utilisateur est introuvable.')
  return paged(await findUserAuditLog(db, params.id, caller.federationId, query), query)
}

/** The audit log of a federation within the caller's scope and of its users. */
export const listFederationAuditLog: Handler<'listFederationAuditLog'> = async ({
  db,
  caller,
  params,
  query,
}) => {
  if (!(await isFederationSeen(db, params.id, caller.federationId)))
    throw new NotFound('Cette fédération est introuvable.')
  return paged(await findFederationAuditLog(db, params.id, query), query)
}
