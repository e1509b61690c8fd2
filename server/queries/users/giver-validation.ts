import { sql } from 'kysely'
import type { ValidationType } from '../../../contract/shared/users.ts'
import type { Db, DbTransaction } from '../../database.ts'
import type { Named } from '../../rules/members.ts'
import { permissionsOfRole } from '../shared/callers.ts'
import { people } from '../shared/people.ts'

/** The members whom the person's federation knows under their NIT, however it is capitalised. */
const membersOfNit = sql<Named[]>`(
  select coalesce(json_agg(json_build_object(
    'firstname', retrievers.firstname, 'lastname', retrievers.lastname, 'email', retrievers.email)), '[]')
  from retrievers
  where retrievers.federation_id = users.federation_id and upper(retrievers.nit) = upper(givers.nit))`

/** The active givers who await a decision, longest first; of all federations for `federationId` null. */
export const findWaitingGivers = (db: Db, federationId: number | null) =>
  people(db)
    .where('givers.validation_type', '=', 'waiting')
    .where('users.blocked_at', 'is', null)
    .where('users.is_deleted', '=', false)
    .$if(federationId !== null, (query) => query.where('users.federation_id', '=', federationId))
    .select(membersOfNit.as('members'))
    .orderBy('users.created_at')
    .orderBy('users.id')
    .execute()

/** A giver on whom a decision is made: nobody else decides before the end of the transaction. */
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
    .forUpdate(['givers', 'users'])
    .executeTakeFirst()

/** Notes what was decided; `validatedAt` is null for who is banned. */
export const setValidation = (
  transaction: DbTransaction,
  id: number,
  validation_type: ValidationType,
  validated_at: Date | null,
) =>
  transaction.updateTable('givers').set({ validation_type, validated_at }).where('user_id', '=', id).execute()
