import { permissions, type Permission } from '../../../contract/permissions.ts'
import type { Db } from '../../../server/database.ts'
import { stored } from './in-world.ts'
import { rowsIn } from './rows.ts'

/** The ids of permissions, in the order in which they are declared. */
export const permissionId = (code: Permission) => permissions.indexOf(code) + 1

/** The audit log without ids. */
export const keptActs = (db: Db) =>
  db.selectFrom('acts').select(['act', 'actor_id', 'role_id', 'details', 'at']).orderBy('id').execute()

/** What a refused call must leave unchanged. */
export const storedRoles = stored

/** The permission codes of a role. */
export async function codesOf(db: Db, roleId: number): Promise<Permission[]> {
  const rows = await db
    .selectFrom('role_permissions')
    .innerJoin('permissions', 'permissions.id', 'permission_id')
    .where('role_id', '=', roleId)
    .orderBy('permissions.id')
    .select('permissions.code')
    .execute()
  return rows.map(({ code }) => code)
}

/** Gives a person another role directly in the database. */
export const giveRole = (db: Db, { id }: { id: number }, roleId: number) =>
  db.updateTable('users').set({ role_id: roleId }).where('id', '=', id).execute()

/** Gives a role another permission directly in the database. */
export const givePermission = (db: Db, role_id: number, code: Permission) =>
  rowsIn(db).add('role_permissions', { role_id, permission_id: permissionId(code) })
