import { sql } from 'kysely'
import { isPower, permissions } from '../../../contract/permissions.ts'
import type { Db } from '../../database.ts'

const powers = permissions.filter(isPower)

/** What staff needs to act in somebody's place. */
const needed = 'users.write.token'

/**
 * A condition: whoever is `assistants` may now act in the place of `users`, as when they make a link:
 * active, with the permission, of a federation that reaches the person, and with every power that the
 * person has.
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

/** How the person is named in whose account they act: first and last name. */
export const assistantName = sql<string>`concat_ws(' ', assistants.firstname, assistants.lastname)`

/** Who assists, and whom, as the mail about it needs them; undefined unless they may. */
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
