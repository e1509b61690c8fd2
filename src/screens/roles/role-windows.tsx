import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { rolesMachine } from '../../../machines/roles/roles.ts'
import { PermissionAssignment } from './permission-assignment.tsx'
import { RoleDeletion } from './role-deletion.tsx'
import { RoleForm } from './role-form.tsx'

/** The window open over the list of roles, if any. */
export function RoleWindows({ actor }: { actor: ActorRefFrom<typeof rolesMachine> }) {
  const { roleForm, permissionAssignment, roleDeletion } = useSelector(actor, ({ children }) => children)
  if (roleForm) return <RoleForm actor={roleForm} />
  if (permissionAssignment) return <PermissionAssignment actor={permissionAssignment} />
  if (roleDeletion) return <RoleDeletion actor={roleDeletion} />
  return null
}
