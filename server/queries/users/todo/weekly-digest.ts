import { sql } from 'kysely'
import type { Permission } from '../../../../contract/permissions.ts'
import type { Db } from '../../../database.ts'
import { permissionsOfRole } from '../../shared/authority.ts'
import { hasRows } from '../../shared/rows.ts'

/** Whether a person receives the weekly digest. */
export const wantsDigest = (db: Db, userId: number) =>
  hasRows(db)`from users where id = ${userId} and digest_done_on is not null`

/** Turns the digest on from the first Monday after `done`, or off with null. Idempotent. */
export const setDigest = (transaction: Db, userId: number, done: string | null) =>
  transaction
    .updateTable('users')
    .set({ digest_done_on: done && sql<string>`coalesce(users.digest_done_on, ${done}::date)` })
    .where('id', '=', userId)
    .execute()

/** A person due the digest. `is_there`: not blocked, anonymised or requesting deletion. */
type Due = {
  id: number
  email: string
  firstname: string
  federationId: number | null
  permissions: readonly Permission[]
  is_there: boolean
}

/**
 * Takes people whose digest of this Monday is not yet handled, and marks it as handled. Locks them until
 * the end of the transaction; skips those locked by another server.
 */
export async function takeDue(transaction: Db, monday: string, batch: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select users.id, users.email, users.firstname, users.federation_id as "federationId",
      ${permissionsOfRole} as permissions,
      (users.blocked_at is null and not users.is_deleted and users.deletion_requested_at is null) as is_there
    from users join roles on roles.id = users.role_id
    where users.digest_done_on < ${monday}::date
    order by users.id
    limit ${batch}
    for no key update of users skip locked`.execute(transaction)
  const ids = rows.map(({ id }) => id)
  await sql`update users set digest_done_on = ${monday}::date where id = any(${ids})`.execute(transaction)
  return rows
}
