import { permissions, type Permission } from '../../../contract/permissions.ts'
import type { Db } from '../../../server/database.ts'
import { rowsIn } from './rows.ts'

/** The ids of permissions, in the order in which they are declared. */
export const permissionId = (code: Permission) => permissions.indexOf(code) + 1

/** The audit log without ids. */
export const keptActs = (db: Db) =>
  db.selectFrom('acts').select(['act', 'actor_id', 'role_id', 'details', 'at']).orderBy('id').execute()

/** The permission codes of a role. */
export const codesOf = async (db: Db, role_id: number): Promise<Permission[]> =>
  (await rowsIn(db).all('role_permissions', { role_id }, 'permission_id')).map(
    ({ permission_id }) => permissions[permission_id - 1]!,
  )

/** Gives a person another role directly in the database. */
export const giveRole = (db: Db, { id }: { id: number }, role_id: number) =>
  rowsIn(db).set('users', { id }, { role_id })

/** Gives a role another permission directly in the database. */
export const givePermission = (db: Db, role_id: number, code: Permission) =>
  rowsIn(db).add('role_permissions', { role_id, permission_id: permissionId(code) })
