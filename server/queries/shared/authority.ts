import { sql } from 'kysely'
import { isPower, type Permission, permissions } from '../../../contract/permissions.ts'
import type { Db, DbTransaction } from '../../database.ts'
import { hasRows } from './rows.ts'

/** An arbitrary advisory lock id: serialises changes of powers. */
const AUTHORITY = 1808

/** Waits until no other transaction is changing powers. */
export async function lockAuthority(transaction: DbTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${AUTHORITY})`.execute(transaction)
}

/**
 * Permissions that an administrator must hold to correct any mistake: every power, because a power
 * without holders could never be granted again.
 */
const needed: Permission[] = permissions.filter(isPower)

/**
 * Whether the user of the outer query holds powers over others such that no other active person of the
 * same federation, or without one, holds all of them. This includes the last administrator.
 */
export const isLastToHold = sql<boolean>`(
  exists (
    select from role_permissions as held join permissions on permissions.id = held.permission_id
    where held.role_id = users.role_id and permissions.code = any(${needed}::text[]))
  and not exists (
    select from users as other
    where other.id <> users.id and other.federation_id is not distinct from users.federation_id
      and other.blocked_at is null and not other.is_deleted
      and not exists (
        select from role_permissions as held join permissions on permissions.id = held.permission_id
        where held.role_id = users.role_id and permissions.code = any(${needed}::text[])
          and not exists (
            select from role_permissions as same
            where same.role_id = other.role_id and same.permission_id = held.permission_id))))`

/** An active person, as read within the transaction. */
export type Holder = { id: number; federationId: number | null; permissions: readonly Permission[] }

/** An active person with their permissions; undefined if they are blocked or deleted. */
export const findHolder = (transaction: DbTransaction, id: number): Promise<Holder | undefined> =>
  transaction
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .where('users.id', '=', id)
    .where('users.blocked_at', 'is', null)
    .where('users.is_deleted', '=', false)
    .select(['users.id', 'users.federation_id as federationId', permissionsOfRole.as('permissions')])
    .executeTakeFirst()

/** Whether an administrator remains: active, without a federation, with every power. */
export const isAnyAdministratorLeft = (db: Db) =>
  hasRows(db)`from users
    where federation_id is null and blocked_at is null and not is_deleted and ${needed.length} = (
      select count(*) from role_permissions join permissions on permissions.id = role_permissions.permission_id
      where role_permissions.role_id = users.role_id and permissions.code = any(${needed}::text[]))`

/** A subquery: the permissions of the outer query's role. */
export const permissionsOfRole = sql<Permission[]>`array(
  select permissions.code from role_permissions
  join permissions on permissions.id = role_permissions.permission_id
  where role_permissions.role_id = roles.id order by permissions.id)`
