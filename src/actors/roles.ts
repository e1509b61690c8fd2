import { listPermissions, setRolePermissions } from '../../contract/role-permissions.ts'
import { createRole, deleteRole, listRoles, readRoleActions, updateRole } from '../../contract/roles.ts'
import { permissionAssignmentMachine } from '../../machines/permission-assignment.ts'
import { roleDeletionMachine } from '../../machines/role-deletion.ts'
import { roleRemovalMachine } from '../../machines/role-removal.ts'
import { roleFormMachine } from '../../machines/role-form.ts'
import { rolesMachine } from '../../machines/roles.ts'
import { calling, checking } from './calls.ts'
import { shell } from './shell.ts'

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
        deletion: roleRemovalMachine.provide({ actions: shell, actors: { act: calling(deleteRole) } }),
      },
    }),
  },
})
