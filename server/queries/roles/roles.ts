import { sql } from 'kysely'
import type { RoleEntry } from '../../../contract/roles/roles.ts'
import type { Permission } from '../../../contract/permissions.ts'
import type { Db, DbTransaction } from '../../database.ts'
import { roleRevision } from '../../rules/revision.ts'
import { permissionsOfRole } from '../shared/authority.ts'
import type { PermissionRow } from '../../../contract/shared/roles.ts'
import type { RoleDetails } from '../../../contract/shared/roles.ts'
import { hasRows } from '../shared/rows.ts'
import { inScope } from '../shared/federations.ts'

/** Roles with their permissions, by name, and their number of accounts in the federation (null: in all). */
export async function findRoles(db: Db, federationId: number | null): Promise<RoleDetails[]> {
  const { rows } = await sql<Omit<RoleDetails, 'revision'>>`
    select roles.id, roles.code, roles.label, roles.affectable_from_backoffice,
      coalesce((
        select jsonb_agg(
          jsonb_build_object('id', permissions.id, 'code', permissions.code, 'label', permissions.label)
          order by permissions.id)
        from role_permissions join permissions on permissions.id = role_permissions.permission_id
        where role_permissions.role_id = roles.id), '[]') as permissions,
      (select count(*) from users where users.role_id = roles.id
        and ${inScope({ federationId }, 'users.federation_id')}) as users_count
    from roles order by roles.label collate "und-x-icu", roles.id`.execute(db)
  return rows.map((row) => ({
    ...row,
    revision: roleRevision({ ...row, permissions: row.permissions.map(({ code }) => code) }),
  }))
}

/** Every permission. */
export const findPermissions = (db: Db): Promise<(PermissionRow & { code: Permission })[]> =>
  db.selectFrom('permissions').selectAll().orderBy('id').execute()

const role = (db: Db, id: number) =>
  db
    .selectFrom('roles')
    .where('id', '=', id)
    .select(({ exists, selectFrom }) => [
      'id',
      'code',
      'label',
      'affectable_from_backoffice',
      permissionsOfRole.as('permissions'),
      exists(selectFrom('users').whereRef('users.role_id', '=', 'roles.id').select('users.id')).as(
        'has_users',
      ),
    ])

/** A role: whether the user form offers it, its permission codes, and whether it has users. */
export const findRole = (db: Db, id: number) => role(db, id).executeTakeFirst()

/** The same, locked until the end of the transaction, so that nobody is assigned the role meanwhile. */
export const lockRole = (transaction: DbTransaction, id: number) =>
  role(transaction, id).forUpdate().executeTakeFirst()
export type RoleFound = NonNullable<Awaited<ReturnType<typeof findRole>>>

/** Whether a role other than `except` has this code, ignoring case. */
export const isCodeTaken = (db: Db, code: string, except: number | null) =>
  hasRows(db)`from roles where lower(code) = lower(${code}) and id is distinct from ${except}::bigint`

/** Creates a role without permissions; returns its id. */
export async function insertRole(transaction: DbTransaction, entry: RoleEntry): Promise<number> {
  const { id } = await transaction.insertInto('roles').values(entry).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Copies the permissions of another role to a new one. */
export const copyPermissions = (transaction: DbTransaction, { from, to }: { from: number; to: number }) =>
  transaction
    .insertInto('role_permissions')
    .columns(['role_id', 'permission_id'])
    .expression((query) =>
      query
        .selectFrom('role_permissions')
        .where('role_id', '=', from)
        .select((eb) => [eb.val(to).as('role_id'), 'permission_id']),
    )
    .execute()

/** Changes the code and the name of a role. */
export const updateRoleRow = (transaction: DbTransaction, id: number, { code, label }: RoleEntry) =>
  transaction.updateTable('roles').set({ code, label }).where('id', '=', id).execute()

/** Deletes a role with its permissions. */
export const deleteRoleRow = (transaction: DbTransaction, id: number) =>
  transaction.deleteFrom('roles').where('id', '=', id).execute()

/** Replaces the permissions of a role. */
export async function replacePermissions(transaction: DbTransaction, roleId: number, ids: readonly number[]) {
  await transaction.deleteFrom('role_permissions').where('role_id', '=', roleId).execute()
  if (ids.length === 0) return
  await transaction
    .insertInto('role_permissions')
    .values(ids.map((permission_id) => ({ role_id: roleId, permission_id })))
    .execute()
}
