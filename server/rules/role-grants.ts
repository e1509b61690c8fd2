import { isPower, mayGrant, type Permission, viewNeededFor } from '../../contract/permissions.ts'
import { Forbidden, Refused } from '../http/errors.ts'
import type { Holder } from '../queries/shared/authority.ts'
import type { RoleFound } from '../queries/roles/roles.ts'
import type { PermissionRow } from '../../contract/shared/roles.ts'
import { isFree } from './role-rules.ts'
import { isSelfRegistered } from '../../contract/shared/roles.ts'

/** What a new list of permissions changes for a role. */
export type Grant = { ids: number[]; added: Permission[]; removed: Permission[] }

/**
 * What changes when the role gets exactly the permissions of `ids`: nobody gives, or takes away, what
 * they do not hold, unless nobody has the role; what anybody gets by registering gives no power over
 * others; and what changes something goes with the permission to see it.
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
  // A role that is so since before stays as it is.
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
