import { limits } from '../../../contract/limits.ts'
import { GIVER } from '../../../contract/shared/users.ts'
import type { Db, DbTransaction } from '../../database.ts'
import { permissionsOfRole } from '../shared/authority.ts'
import { matchColumns } from '../shared/member-matches.ts'
import { people } from '../shared/people.ts'
import { inScope } from '../shared/federations.ts'

/** The active givers awaiting a decision, longest waiting first; `federationId` null for all federations. */
export const findGiverValidations = (db: Db, federationId: number | null) =>
  people(db)
    .where('givers.validation_type', '=', 'waiting')
    .where('roles.code', '=', GIVER)
    .where('users.blocked_at', 'is', null)
    .where('users.is_deleted', '=', false)
    .where(inScope({ federationId }, 'users.federation_id'))
    .select(matchColumns)
    .orderBy('users.created_at')
    .orderBy('users.id')
    .limit(limits.waitingGivers)
    .execute()

/** The active givers awaiting a decision; `federationId` null for all federations. */
const waitingGivers = (db: Db, federationId: number | null) =>
  db
    .selectFrom('givers')
    .innerJoin('users', 'users.id', 'givers.user_id')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .where('givers.validation_type', '=', 'waiting')
    .where('roles.code', '=', GIVER)
    .where('users.blocked_at', 'is', null)
    .where('users.is_deleted', '=', false)
    .where(inScope({ federationId }, 'users.federation_id'))

/** Counts them. */
export async function countWaitingGivers(db: Db, federationId: number | null): Promise<number> {
  const { count } = await waitingGivers(db, federationId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Counts those who have waited since a given time or longer. */
export async function countWaitingSince(db: Db, federationId: number | null, moment: Date) {
  const { count } = await waitingGivers(db, federationId)
    .where('users.created_at', '<', new Date(moment.getTime() + 1))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The names and communes of those who have waited longest. */
export const findLongestWaiting = (db: Db, federationId: number | null, most: number) =>
  waitingGivers(db, federationId)
    .leftJoin('cities', 'cities.id', 'users.city_id')
    .select(['users.id', 'users.firstname', 'users.lastname', 'users.created_at', 'cities.label as city'])
    .orderBy('users.created_at')
    .orderBy('users.id')
    .limit(most)
    .execute()

/** Locks a giver awaiting a decision until the end of the transaction. */
export const lockGiverAccount = (transaction: DbTransaction, id: number, federationId: number | null) =>
  transaction
    .selectFrom('givers')
    .innerJoin('users', 'users.id', 'givers.user_id')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .where('givers.user_id', '=', id)
    .where(inScope({ federationId }, 'users.federation_id'))
    .select([
      'users.id',
      'users.email',
      'users.firstname',
      'users.federation_id',
      'users.blocked_at',
      'users.is_deleted',
      'givers.validation_type',
      permissionsOfRole.as('permissions'),
    ])
    // The same lock order as everywhere else.
    .forUpdate(['users', 'givers'])
    .executeTakeFirst()

/** The texts of a refusal: for the person, and for staff. */
export type Refusal = { reason: string | null; note: string | null }

/** Records that staff validated a giver, and deletes an earlier refusal. */
export const setValidated = (transaction: DbTransaction, id: number, validated_at: Date) =>
  transaction
    .updateTable('givers')
    .set({
      validation_type: 'manual',
      validated_at,
      refused_at: null,
      refusal_reason: null,
      refusal_note: null,
    })
    .where('user_id', '=', id)
    .execute()

/** Records that staff refused a giver. */
export const setRefused = (transaction: DbTransaction, id: number, refused_at: Date, refusal: Refusal) =>
  transaction
    .updateTable('givers')
    .set({
      validation_type: 'ban',
      validated_at: null,
      refused_at,
      refusal_reason: refusal.reason,
      refusal_note: refusal.note,
    })
    .where('user_id', '=', id)
    .execute()
