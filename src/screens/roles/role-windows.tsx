import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { RoleDetails } from '../../../contract/shared/roles.ts'
import type { rolesMachine } from '../../../machines/roles/roles.ts'
import type { WindowAddress } from '../../ui/dialogs/window-entry.ts'
import { History } from '../shared/history.tsx'
import { PermissionAssignment } from './permission-assignment.tsx'
import { RoleDeletion } from './role-deletion.tsx'
import { RoleForm } from './role-form.tsx'

/** The URL state of the form: `?addition=1`, `?edition=<role>` or `?duplication=<role>`. */
function formAddress(role: RoleDetails | null, copied: RoleDetails | null): WindowAddress {
  if (copied) return { duplication: String(copied.id) }
  return role ? { edition: String(role.id) } : { addition: '1' }
}

/** The window open over the list of roles, if any. */
export function RoleWindows({ actor }: { actor: ActorRefFrom<typeof rolesMachine> }) {
  const { context, children } = useSelector(actor, (snapshot) => snapshot)
  const { roleForm, permissionAssignment, roleDeletion, history } = children
  const { role, copied } = context
  if (roleForm) return <RoleForm actor={roleForm} address={formAddress(role, copied)} />
  if (permissionAssignment)
    return <PermissionAssignment actor={permissionAssignment} address={{ permissions: `${role?.id}` }} />
  if (roleDeletion) return <RoleDeletion actor={roleDeletion} />
  if (history) return <History actor={history} address={{ history: `${role?.id}` }} />
  return null
}
