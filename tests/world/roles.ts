import { permissions as codes, type Permission } from '../../contract/permissions.ts'
import type { PermissionRow, RoleDetails } from '../../contract/shared/roles.ts'
import { permissionLabels } from '../../src/words/permissions.ts'

/** A role without users. */
export const freeRole: { id: number; code: string; label: string; permissions: Permission[] } = {
  id: 70,
  code: 'field_officer',
  label: 'Agent de terrain',
  permissions: ['roles.view', 'statistics.view'],
}

/** Every permission as `listPermissions` answers it. */
export const permissionRows: PermissionRow[] = codes.map((code, index) => ({
  id: index + 1,
  code,
  label: permissionLabels[code],
}))
/** One of them. */
export const permissionRow = (code: Permission) => permissionRows.find((row) => row.code === code)!

const role = (
  id: number,
  code: string,
  label: string,
  users_count: number,
  given: readonly Permission[],
): RoleDetails => ({
  id,
  code,
  label,
  users_count,
  affectable_from_backoffice: id > 2,
  revision: 'as first read',
  permissions: given.map(permissionRow),
})

/** The roles of the world as `listRoles` answers them. */
export const roleRows = {
  admin: role(3, 'admin', 'Administrateur', 1, codes.slice(1)),
  free: role(freeRole.id, freeRole.code, freeRole.label, 0, freeRole.permissions),
  manager: role(5, 'role_manager', 'Gestionnaire des rôles', 1, ['roles.view', 'roles.write']),
  statistician: role(6, 'statistics_viewer', 'Lecteur des statistiques', 1, ['statistics.view']),
  giver: role(1, 'giver', 'Responsable de territoire', 4, ['hunts.self.write']),
} as const
