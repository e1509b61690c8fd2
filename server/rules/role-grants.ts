import { isPower, mayGrant, type Permission, viewNeededFor } from '../../contract/permissions.ts'
import { Forbidden, Refused } from '../http/errors.ts'
import type { Holder } from '../queries/shared/authority.ts'
import type { RoleFound } from '../queries/roles/roles.ts'
import type { PermissionRow } from '../../contract/shared/roles.ts'
import { isFree } from './role-rules.ts'
import { isSelfRegistered } from '../../contract/shared/roles.ts'

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
