import { GIVER, type ValidationType } from '../../../contract/shared/users.ts'
import type { Db, DbTransaction } from '../../database.ts'
import { permissionsOfRole } from '../shared/callers.ts'
import { matchColumns } from '../shared/member-matches.ts'
import { people } from '../shared/people.ts'

/** The active givers awaiting a decision, longest first; `federationId` null for all federations. */
export const findWaitingGivers = (db: Db, federationId: number | null) =>
  people(db)
    .where('givers.validation_type', '=', 'waiting')
    .where('roles.code', '=', GIVER)
    .where('users.blocked_at', 'is', null)
    .where('users.is_deleted', '=', false)
    .$if(federationId !== null, (query) => query.where('users.federation_id', '=', federationId))
    .select(matchColumns)
    .orderBy('users.created_at')
    .orderBy('users.id')
    .execute()

/** A giver awaiting a decision, locked until the end of the transaction. */
export const lockGiverAccount = (transaction: DbTransaction, id: number, federationId: number | null) =>
  transaction
    .selectFrom('givers')
    .innerJoin('users', 'users.id', 'givers.user_id')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .leftJoin('federations', 'federations.id', 'users.federation_id')
    .where('givers.user_id', '=', id)
    .$if(federationId !== null, (query) => query.where('users.federation_id', '=', federationId))
    .select([
      'users.id',
      'users.email',
      'users.firstname',
      'users.federation_id',
      'users.blocked_at',
      'users.is_deleted',
      'givers.validation_type',
      'federations.name as federation_name',
      permissionsOfRole.as('permissions'),
    ])
    // In this order, like everything that locks both.
    .forUpdate(['users', 'givers'])
    .executeTakeFirst()

/** Records a decision; `validatedAt` is null for a ban. */
export const setValidation = (
  transaction: DbTransaction,
  id: number,
  validation_type: ValidationType,
  validated_at: Date | null,
) =>
  transaction.updateTable('givers').set({ validation_type, validated_at }).where('user_id', '=', id).execute()
