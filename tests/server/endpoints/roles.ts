import { emptyRole, kindOf } from '../authority/matrix-callers.ts'
import { above, holds, national, roles } from './callers.ts'
import type { Rows } from './row.ts'

const admin = kindOf('an administrator')

/** Roles and what they permit. */
export const rolesRows = {
  listPermissions: { who: holds('roles.view') },
  createRole: {
    who: national('roles.write'),
    sends: { code: 'new', label: 'Nouveau' },
    changes: { roles: 1, role_permissions: 'some' },
    acts: 'role.created',
  },
  updateRole: {
    who: national('roles.write'),
    rows: roles,
    status: above(200),
    sends: { code: 'other', label: 'Autre' },
    changes: { roles: 0 },
    acts: 'role.updated',
  },
  deleteRole: {
    who: national('roles.write'),
    rows: roles,
    status: above(409),
    changes: { roles: -1, role_permissions: 'some' },
    acts: 'role.deleted',
  },
  readRoleActions: { who: national('roles.write'), rows: roles },
  setRolePermissions: {
    who: national('roles.write'),
    rows: roles,
    status: above(403),
    sends: { permission_ids: [] },
    right: { by: admin, near: emptyRole, sends: { permission_ids: [2] } },
    changes: { role_permissions: 'some' },
    acts: 'role.permissions',
  },
} satisfies Partial<Rows>
