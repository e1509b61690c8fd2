import { NewRoleEntry, type RoleEntry, type RoleKept, roleKept } from '../../contract/roles/roles.ts'
import { changeAuthority, holdsAll } from './authority.ts'
import type { Db, DbTransaction } from '../database.ts'
import { Conflict, Forbidden, NotFound, Refused } from '../http/errors.ts'
import type { Caller } from '../http/handler.ts'
import { findHolder, type Holder } from '../queries/shared/authority.ts'
import { isCodeTaken, lockRole, type RoleFound } from '../queries/roles/roles.ts'
import { isFixed, type PermissionRow, isSelfRegistered } from '../../contract/shared/roles.ts'
import { isPower, mayGrant, type Permission, viewNeededFor } from '../../contract/permissions.ts'

/** Roles apply to all federations, so a caller limited to one may not change them. */
function assertNational({ federationId }: Pick<Caller, 'federationId'>): void {
  if (federationId !== null)
    throw new Forbidden(
      'Les rôles valent pour toutes les fédérations : votre compte ne peut pas les modifier.',
    )
}

/**
 * Changes roles in one transaction, one change at a time across the application. `change` receives the
 * caller as read within it, since their powers may have been revoked after the request came in.
 * @throws Forbidden, Conflict
 */
export const changeRoles = (
  db: Db,
  { id }: Pick<Caller, 'id'>,
  change: (transaction: DbTransaction, holder: Holder) => Promise<void>,
): Promise<void> =>
  db.transaction().execute((transaction) =>
    changeAuthority(transaction, async () => {
      const holder = await findHolder(transaction, id)
      if (!holder?.permissions.includes('roles.write')) throw new Forbidden()
      assertNational(holder)
      await change(transaction, holder)
    }),
  )

/** Whether a role grants nothing yet: it has no users, and the application does not depend on it. */
export const isFree = (role: RoleFound) => !role.has_users && !isFixed(role)
const isOwnable = (holder: Pick<Holder, 'permissions'>, role: RoleFound) =>
  isFree(role) || holdsAll(holder, role.permissions)

/**
 * Locks a role, so that nobody is assigned it meanwhile.
 * @throws NotFound
 */
export async function lockExisting(transaction: DbTransaction, id: number): Promise<RoleFound> {
  const role = await lockRole(transaction, id)
  if (!role) throw new NotFound('Ce rôle est introuvable : il a peut-être été supprimé.')
  return role
}

/**
 * Locks a role in order to change it.
 * @throws NotFound, Forbidden for a role with users and powers that the holder lacks
 */
export async function lockOwnable(
  transaction: DbTransaction,
  holder: Holder,
  id: number,
): Promise<RoleFound> {
  const role = await lockExisting(transaction, id)
  if (!isOwnable(holder, role)) throw new Forbidden(roleKept.role_is_above)
  return role
}

/** @throws Refused unless the code is available to the role; null for a new role */
export async function checkCode(db: Db, { code }: RoleEntry, role: RoleFound | null): Promise<void> {
  const mistakes = role?.code === code ? null : NewRoleEntry.shape.code.safeParse(code).error
  if (mistakes) throw new Refused({ code: mistakes.issues.map(({ message }) => message) })
  if (role && isFixed(role) && role.code !== code)
    throw new Refused({ code: ['Le code de ce rôle ne peut pas changer : l’application s’en sert.'] })
  if (await isCodeTaken(db, code, role?.id ?? null))
    throw new Refused({ code: ['Ce code est déjà celui d’un autre rôle.'] })
}

/** Why the caller cannot delete the role; null when they can. */
export function reasonToKeep(
  caller: Pick<Caller, 'permissions' | 'federationId'>,
  role: RoleFound,
): RoleKept | null {
  assertNational(caller)
  if (isFixed(role)) return 'role_is_fixed'
  if (!isOwnable(caller, role)) return 'role_is_above'
  return role.has_users ? 'role_has_users' : null
}

/** @throws Conflict unless the role can be deleted */
export function assertDeletable(holder: Holder, role: RoleFound): void {
  const reason = reasonToKeep(holder, role)
  if (reason) throw new Conflict(roleKept[reason])
}

/** The permissions that a new list adds to a role and removes from it. */
export type Grant = { ids: number[]; added: Permission[]; removed: Permission[] }

/**
 * The changes when a role gets exactly the permissions of `ids`. Nobody grants or revokes what they do
 * not hold, unless the role has no users; roles obtained by registering give no power over others; a
 * permission to change something requires the permission to view it.
 * @throws Refused, Forbidden
 */
export function checkGrant(
  holder: Holder,
  role: RoleFound,
  ids: readonly number[],
  all: readonly (PermissionRow & { code: Permission })[],
): Grant {
  const unknown = ids.findIndex((id) => !all.some((permission) => permission.id === id))
  if (unknown >= 0) throw new Refused({ [`permission_ids.${unknown}`]: ['Cette permission n’existe pas.'] })
  const chosen = all.filter(({ id }) => ids.includes(id))
  const added = chosen.map(({ code }) => code).filter((code) => !role.permissions.includes(code))
  const removed = role.permissions.filter((code) => !chosen.some((permission) => permission.code === code))
  const lacking = all.find(
    ({ code }) =>
      [...added, ...removed].includes(code) && !mayGrant(holder.permissions, code, { isFree: isFree(role) }),
  )
  if (lacking)
    throw new Forbidden(
      `Vous n’avez pas la permission « ${lacking.label} » : vous ne pouvez ni la donner ni la retirer.`,
    )
  if (isSelfRegistered(role) && added.some(isPower))
    throw new Refused({
      permission_ids: ['Les personnes qui s’inscrivent elles-mêmes ne peuvent pas avoir ces permissions.'],
    })
  // A role that already violated this before may stay as it is.
  const blind = chosen.find(({ code }) => {
    const view = viewNeededFor(code)
    const isSeen = view === null || chosen.some((permission) => permission.code === view)
    return !isSeen && (added.includes(code) || removed.includes(view))
  })
  if (blind) {
    const view = all.find(({ code }) => code === viewNeededFor(blind.code))
    throw new Refused({
      permission_ids: [`« ${blind.label} » va avec « ${view?.label} » : cochez les deux.`],
    })
  }
  return { ids: chosen.map(({ id }) => id), added, removed }
}
