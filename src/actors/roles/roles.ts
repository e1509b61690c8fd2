import { listPermissions, setRolePermissions } from '../../../contract/roles/role-permissions.ts'
import { createRole, deleteRole, readRoleActions, updateRole } from '../../../contract/roles/roles.ts'
import { permissionAssignmentMachine } from '../../../machines/roles/permission-assignment.ts'
import { roleDeletionMachine } from '../../../machines/roles/role-deletion.ts'
import { roleFormMachine } from '../../../machines/roles/role-form.ts'
import { rolesMachine } from '../../../machines/roles/roles.ts'
import { calling, callingAny, checking } from '../calls.ts'
import { history } from '../shared/history.ts'
import { shell } from '../shell.ts'
import { listRoles } from '../../../contract/shared/roles.ts'

/** The roles with their calls. */
export const roles = rolesMachine.provide({
  actions: shell,
  actors: {
    listRoles: calling(listRoles),
    roleForm: roleFormMachine.provide({
      actions: shell,
      actors: { createRole: calling(createRole), updateRole: calling(updateRole) },
    }),
    permissionAssignment: permissionAssignmentMachine.provide({
      actions: shell,
      actors: {
        listPermissions: calling(listPermissions),
        setRolePermissions: calling(setRolePermissions),
      },
    }),
    roleDeletion: roleDeletionMachine.provide({
      actions: shell,
      actors: {
        check: checking(readRoleActions),
        call: callingAny(deleteRole),
      },
    }),
    history,
  },
})
