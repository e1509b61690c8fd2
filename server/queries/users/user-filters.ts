import { type RawBuilder, sql } from 'kysely'
import type { UserFilter, UserStatus } from '../../../contract/users/managed-users.ts'
import { BACK_OFFICE, GIVER, RECEIVER } from '../../../contract/shared/users.ts'

const holds = sql`not users.is_deleted`
const asGiver = (decision: 'waiting' | 'ban') => sql`exists (
  select from givers where givers.user_id = users.id and givers.validation_type = ${decision})`

const isOpen = sql`${holds} and users.blocked_at is null`
/** Listed for validation. */
const isWaiting = sql`(${asGiver('waiting')}
  and users.role_id = (select id from roles where code = ${GIVER}))`

/** SQL conditions per status. */
const inStatus: Record<UserStatus, RawBuilder<unknown>> = {
  kept: holds,
  active: sql`(${isOpen} and not ${isWaiting} and not ${asGiver('ban')})`,
  waiting: sql`(${isOpen} and ${isWaiting})`,
  refused: sql`(${isOpen} and ${asGiver('ban')})`,
  blocked: sql`(${holds} and users.blocked_at is not null)`,
  to_delete: sql`(${holds} and users.deletion_requested_at is not null)`,
  deleted: sql`users.is_deleted`,
}

/** Those who registered themselves have no role of the back-office. */
const inRole = (role: string) =>
  role === BACK_OFFICE
    ? sql`users.role_id in (select id from roles where code not in (${GIVER}, ${RECEIVER}))`
    : sql`users.role_id = (select id from roles where code = ${role})`

/** The combined condition of a filter. */
export function filtered({ status, role, federation }: UserFilter): RawBuilder<unknown> {
  const conditions = [
    ...(status ? [inStatus[status]] : []),
    ...(role ? [inRole(role)] : []),
    ...(federation
      ? [sql`users.federation_id = (select id from federations where code = ${federation})`]
      : []),
  ]
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}
