import { sql } from 'kysely'
import { isPower, permissions } from '../../../contract/permissions.ts'
import type { Db } from '../../database.ts'

const powers = permissions.filter(isPower)

/** The permission required to start an assisted session. */
const needed = 'users.write.token'

/**
 * An SQL condition: `assistants` may now act on behalf of `users`, by the same rules as for creating a
 * link: active, with the permission, with a federation that includes the person, and with every power of
 * the person.
 */
export const mayAssist = sql<boolean>`(
  assistants.blocked_at is null and not assistants.is_deleted and assistants.id <> users.id
  and (assistants.federation_id is null or assistants.federation_id = users.federation_id)
  and exists (
    select from role_permissions
    join permissions on permissions.id = role_permissions.permission_id
    where role_permissions.role_id = assistants.role_id and permissions.code = ${needed})
  and not exists (
    select from role_permissions as wanted
    join permissions on permissions.id = wanted.permission_id
    where wanted.role_id = users.role_id and permissions.code = any(${powers}::text[])
      and not exists (
        select from role_permissions as held
        where held.role_id = assistants.role_id and held.permission_id = wanted.permission_id)))`

/** The displayed name of the assistant: first and last name. */
export const assistantName = sql<string>`concat_ws(' ', assistants.firstname, assistants.lastname)`

/** The assistant and the person, with the columns for the notifying mail; undefined unless allowed. */
export const findAssistance = (db: Db, userId: number, assistantId: number) =>
  db
    .selectFrom('users')
    .innerJoin('users as assistants', (join) => join.on('assistants.id', '=', assistantId))
    .leftJoin('federations', 'federations.id', 'assistants.federation_id')
    .where('users.id', '=', userId)
    .where(mayAssist)
    .select([
      'users.email',
      'users.firstname',
      'users.federation_id',
      assistantName.as('by'),
      'federations.name as federation',
    ])
    .executeTakeFirst()
