import { NotFound } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { recordAuditEntry } from '../../rules/audit-log.ts'
import {
  copyPermissions,
  deleteRoleRow,
  findPermissions,
  findRole,
  findRoles,
  insertRole,
  replacePermissions,
  updateRoleRow,
} from '../../queries/roles/roles.ts'
import { assertCurrent, roleRevision } from '../../rules/revision.ts'
import {
  assertDeletable,
  changeRoles,
  checkCode,
  lockExisting,
  lockOwnable,
  reasonToKeep,
  checkGrant,
} from '../../rules/role-rules.ts'

/**
 * Lists roles, for staff who see roles or manage users; users are counted within the caller's federation.
 */
export const listRoles: Handler<'listRoles'> = async ({ db, caller }) => findRoles(db, caller.federationId)

/** Every permission that a role may give. */
export const listPermissions: Handler<'listPermissions'> = async ({ db }) => findPermissions(db)

/** Creates a role without permissions, or with those of a copied role. */
export const createRole: Handler<'createRole'> = ({ db, now, caller, body }) =>
  changeRoles(db, caller, async (transaction) => {
    const { code, label, copied_role_id } = body
    const copied = copied_role_id ? await lockExisting(transaction, copied_role_id) : null
    await checkCode(transaction, body, null)
    const roleId = await insertRole(transaction, { code, label })
    if (copied) await copyPermissions(transaction, { from: copied.id, to: roleId })
    const details = { code, label, ...(copied && { copied: copied.code, copied_label: copied.label }) }
    await recordAuditEntry(transaction, { act: 'role.created', by: caller, roleId, details }, now)
  })

/** Changes the code and the name of a role. */
export const updateRole: Handler<'updateRole'> = ({ db, now, caller, params, body }) =>
  changeRoles(db, caller, async (transaction, holder) => {
    const role = await lockOwnable(transaction, holder, params.id)
    assertCurrent('role', body.revision, roleRevision(role))
    await checkCode(transaction, body, role)
    await updateRoleRow(transaction, role.id, body)
    const details = { code: body.code, before: role.code, label: body.label, label_before: role.label }
    await recordAuditEntry(transaction, { act: 'role.updated', by: caller, roleId: role.id, details }, now)
  })

/** Deletes a role without users. */
export const deleteRole: Handler<'deleteRole'> = ({ db, now, caller, params }) =>
  changeRoles(db, caller, async (transaction, holder) => {
    const role = await lockOwnable(transaction, holder, params.id)
    assertDeletable(holder, role)
    await deleteRoleRow(transaction, role.id)
    const details = { code: role.code, label: role.label }
    await recordAuditEntry(transaction, { act: 'role.deleted', by: caller, roleId: role.id, details }, now)
  })

/** Reads whether a role can be deleted. */
export const readRoleActions: Handler<'readRoleActions'> = async ({ db, caller, params }) => {
  const role = await findRole(db, params.id)
  if (!role) throw new NotFound('Ce rôle est introuvable : il a peut-être été supprimé.')
  const reason = reasonToKeep(caller, role)
  return { delete_role: { available: reason === null, reason } }
}

/** Replaces the permissions of a role. A change without effect is not recorded in the audit log. */
export const setRolePermissions: Handler<'setRolePermissions'> = ({ db, now, caller, params, body }) =>
  changeRoles(db, caller, async (transaction, holder) => {
    const role = await lockOwnable(transaction, holder, params.id)
    assertCurrent('role', body.revision, roleRevision(role))
    const permissions = await findPermissions(transaction)
    const { ids, added, removed } = checkGrant(holder, role, body.permission_ids, permissions)
    if (added.length + removed.length === 0) return
    await replacePermissions(transaction, role.id, ids)
    const details = {
      code: role.code,
      label: role.label,
      added: added.join(' '),
      removed: removed.join(' '),
    }
    await recordAuditEntry(
      transaction,
      { act: 'role.permissions', by: caller, roleId: role.id, details },
      now,
    )
  })
