import { sql } from 'kysely'
import type { Permission } from '../../../contract/permissions.ts'

/** A subquery: the permissions of the outer query's role. */
export const permissionsOfRole = sql<Permission[]>`array(
  select permissions.code from role_permissions
  join permissions on permissions.id = role_permissions.permission_id
  where role_permissions.role_id = roles.id order by permissions.id)`
