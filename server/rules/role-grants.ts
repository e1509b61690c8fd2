import { isPower, type Permission } from '../../contract/permissions.ts'
import { Forbidden, Refused } from '../http/errors.ts'
import type { Holder } from '../queries/shared/authority.ts'
import type { RoleFound } from '../queries/roles/roles.ts'
import type { PermissionRow } from '../../contract/shared/roles.ts'
import { isSelfRegistered } from '../../contract/shared/roles.ts'

/** What a new list of permissions changes for a role. */
export type Grant = { ids: number[]; added: Permission[]; removed: Permission[] }

/**
 * What changes when the role gets exactly the permissions of `ids`: nobody gives, or takes away, what
 * they do not hold, and what anybody gets by registering gives no power over others.
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
    ({ code }) => [...added, ...removed].includes(code) && !holder.permissions.includes(code),
  )
  if (lacking)
    throw new Forbidden(
      `Vous n’avez pas la permission « ${lacking.label} » : vous ne pouvez ni la donner ni la retirer.`,
    )
  if (isSelfRegistered(role) && added.some(isPower))
    throw new Refused({
      permission_ids: ['Les personnes qui s’inscrivent elles-mêmes ne peuvent pas avoir ces permissions.'],
    })
  return { ids: chosen.map(({ id }) => id), added, removed }
}
