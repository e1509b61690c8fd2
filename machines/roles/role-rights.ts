import { holdsPowers, mayGrant } from '../../contract/permissions.ts'
import { isFixed, isSelfRegistered, type RoleDetails } from '../../contract/shared/roles.ts'

/** Who acts on roles: their permissions, and whether they belong to no federation. */
export type Rights = { held: readonly string[]; isNational: boolean }

const codes = ({ permissions }: RoleDetails) => permissions.map(({ code }) => code)

/** Whether they may change roles at all. */
export const mayWriteRoles = ({ held, isNational }: Rights) => isNational && held.includes('roles.write')

/** Whether a role gives nobody anything yet: nobody has it, and the application does not count on it. */
export const isFree = (role: RoleDetails) => role.users_count === 0 && !isFixed(role)

/** Whether they may change this role: nobody has it, or it holds no permission that they lack. */
export const mayChangeRole = (rights: Rights, role: RoleDetails) =>
  mayWriteRoles(rights) && (isFree(role) || holdsPowers(rights.held, codes(role)))

/** Whether they may give or take this permission, once they may change the role. */
export const mayTurn = ({ held }: Rights, role: RoleDetails, permission: string) =>
  mayGrant(held, permission, { isFree: isFree(role) })

/** Whether they may make another role like it; what people get by registering is no role to give. */
export const mayCopyRole = (rights: Rights, role: RoleDetails) =>
  mayWriteRoles(rights) && !isSelfRegistered(role)

/** Whether the role is one that they may delete once nobody has it. */
export const mayDeleteRole = (rights: Rights, role: RoleDetails) =>
  mayChangeRole(rights, role) && !isFixed(role)

/** Their permissions now, read from their own role in the list. */
export const heldNow = (listed: readonly RoleDetails[], ownRoleId: number, before: readonly string[]) => {
  const own = listed.find(({ id }) => id === ownRoleId)
  return own ? codes(own) : before
}
