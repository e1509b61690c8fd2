import { sql, type Insertable, type Updateable } from 'kysely'
import { GIVER, RECEIVER } from '../../../contract/shared/users.ts'
import type { Db, DbTransaction } from '../../database.ts'
import type { Tables } from '../../storage/tables.ts'
import { permissionsOfRole } from '../shared/authority.ts'
import { hasRows } from '../shared/rows.ts'
import { inScope, type Scope } from '../shared/federations.ts'
import { endSessionsOf } from '../shared/sessions.ts'

/** Locks a user within the caller's scope, as stored, until the end of the transaction. */
export const lockUser = (transaction: DbTransaction, scope: Scope, id: number) =>
  transaction
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .leftJoin('givers', 'givers.user_id', 'users.id')
    .leftJoin('receivers', 'receivers.user_id', 'users.id')
    .where('users.id', '=', id)
    .where(inScope(scope, 'users.federation_id'))
    .select([
      'users.id',
      'users.firstname',
      'users.lastname',
      'users.email',
      'users.phone',
      'users.city_id',
      'users.federation_id',
      'users.role_id',
      'users.blocked_at',
      'users.is_deleted',
      'roles.code as role_code',
      'roles.label as role_label',
      'givers.is_wolfhunter',
      // The role obtained by registering, whatever the current role.
      sql<string | null>`case when givers.user_id is not null then ${GIVER}
        when receivers.user_id is not null then ${RECEIVER} end`.as('registered_as'),
      sql<boolean>`users.password_hash is not null`.as('has_password'),
      permissionsOfRole.as('permissions'),
    ])
    .forNoKeyUpdate('users')
    .executeTakeFirst()
export type UserFound = NonNullable<Awaited<ReturnType<typeof lockUser>>>

/** Whether a federation, or a commune, exists. */
export const exists = (db: Db, table: 'federations' | 'cities', id: number) =>
  hasRows(db)`from ${sql.table(table)} where id = ${id}`

/** The code of a federation; null means all of them. */
export const codeOf = async (db: Db, id: number | null): Promise<string | null> =>
  id === null
    ? null
    : ((await db.selectFrom('federations').where('id', '=', id).select('code').executeTakeFirst())?.code ??
      null)

/** Inserts a user; returns their id. */
export async function insertUser(
  transaction: DbTransaction,
  row: Insertable<Tables['users']>,
): Promise<number> {
  const { id } = await transaction.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Changes a user. */
export const updateUserRow = (transaction: DbTransaction, id: number, row: Updateable<Tables['users']>) =>
  transaction.updateTable('users').set(row).where('id', '=', id).execute()

/** Hands the hunts from a day (`YYYY-MM-DD`) on of a giver who moves to another federation over to it. */
export const moveComingHunts = (
  transaction: DbTransaction,
  giverId: number,
  { in_charge_id, from }: { in_charge_id: number | null; from: string },
) =>
  transaction
    .updateTable('hunts')
    .set({ in_charge_id })
    .where('giver_id', '=', giverId)
    .where('started_at', '>=', from)
    .execute()

/** Sets whether a giver is a wolfhunter. */
export const updateWolfhunter = (transaction: DbTransaction, id: number, is_wolfhunter: boolean) =>
  transaction.updateTable('givers').set({ is_wolfhunter }).where('user_id', '=', id).execute()

/** Locks a user that the caller may act on until the end of the transaction. */
export const lockSubject = (transaction: DbTransaction, id: number, federationId: number | null) =>
  transaction
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .where('users.id', '=', id)
    .where(inScope({ federationId }, 'users.federation_id'))
    .select([
      'users.id',
      'users.email',
      'users.firstname',
      'users.lastname',
      'users.federation_id',
      'users.gdpr_state',
      'users.blocked_at',
      'users.is_deleted',
      'users.deletion_requested_at',
      permissionsOfRole.as('permissions'),
    ])
    .forUpdate('users')
    .executeTakeFirst()

/** Blocks a person, or unblocks them with null. Inactivity warnings are reset. */
export const setBlocked = (transaction: DbTransaction, id: number, blocked_at: Date | null) =>
  transaction
    .updateTable('users')
    .set({ blocked_at, closing_on: null, closing_reminded_on: null })
    .where('id', '=', id)
    .execute()

/**
 * Ends all sessions of a person, including assisted sessions that they started, and all links to or by
 * them.
 */
export async function endAccess(transaction: Db, userId: number): Promise<void> {
  await endSessionsOf(transaction, userId)
  await transaction
    .deleteFrom('tokens')
    .where(({ or, eb }) => or([eb('user_id', '=', userId), eb('made_by', '=', userId)]))
    .execute()
}
