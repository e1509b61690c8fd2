import type { Db, DbTransaction } from '../../database.ts'
import { endSessionsOf } from '../shared/sessions.ts'
import { permissionsOfRole } from '../shared/permissions-of-role.ts'
import { inScope } from '../shared/federation-scope.ts'

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
