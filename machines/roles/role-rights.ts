import { holdsPowers, mayGrant } from '../../contract/permissions.ts'
import { isFixed, isSelfRegistered, type RoleDetails } from '../../contract/shared/roles.ts'

/** The person acting on roles: their permissions, and whether they belong to no federation. */
export type Rights = { held: readonly string[]; isNational: boolean }

const codes = ({ permissions }: RoleDetails) => permissions.map(({ code }) => code)

/** Whether they may change roles at all. */
export const mayWriteRoles = ({ held, isNational }: Rights) => isNational && held.includes('roles.write')

/** Whether a role grants nothing yet: it has no users, and the application does not depend on it. */
export const isFree = (role: RoleDetails) => role.users_count === 0 && !isFixed(role)

/** Whether they may change this role: it has no users, or no permission that they lack. */
export const mayChangeRole = (rights: Rights, role: RoleDetails) =>
  mayWriteRoles(rights) && (isFree(role) || holdsPowers(rights.held, codes(role)))

/** Whether they may grant or revoke this permission, provided they may change the role. */
export const mayTurn = ({ held }: Rights, role: RoleDetails, permission: string) =>
  mayGrant(held, permission, { isFree: isFree(role) })

/** Whether they may copy this role; roles obtained by registering cannot be copied. */
export const mayCopyRole = (rights: Rights, role: RoleDetails) =>
  mayWriteRoles(rights) && !isSelfRegistered(role)

/** Whether they may delete this role once it has no users. */
export const mayDeleteRole = (rights: Rights, role: RoleDetails) =>
  mayChangeRole(rights, role) && !isFixed(role)

/** Their current permissions, from their own role in the list. */
export const heldNow = (listed: readonly RoleDetails[], ownRoleId: number, before: readonly string[]) => {
  const own = listed.find(({ id }) => id === ownRoleId)
  return own ? codes(own) : before
}
