import { sql } from 'kysely'
import type { Db } from '../../database.ts'
import type { Candidate } from '../../rules/members.ts'

/** A subquery: the members with the NIT of the outer query's giver in their federation, ignoring case. */
const membersOfNit = sql<Candidate['members']>`(
  select coalesce(json_agg(json_build_object('firstname', retrievers.firstname,
    'lastname', retrievers.lastname, 'email', retrievers.email, 'city', retrievers.city)), '[]')
  from retrievers
  where retrievers.federation_id = users.federation_id and lower(retrievers.nit) = lower(givers.nit))`

/**
 * A subquery: the decisions on other givers of that federation with the same NIT. Waiting givers are
 * excluded before their federation is looked up, since a thousand of them may have the same NIT.
 */
const holderOfNit = sql<Candidate['holder']>`(
  select case when bool_or(others.validation_type in ('auto', 'manual')) then 'held'
    when bool_or(others.validation_type = 'ban') then 'refused' end
  from givers as others
  where lower(others.nit) = lower(givers.nit) and others.user_id <> givers.user_id
    and others.validation_type <> 'waiting'
    and (select owners.federation_id from users as owners
      where owners.id = others.user_id and not owners.is_deleted) = users.federation_id)`

/** Both, for queries of users joined with their giver record. */
export const matchColumns = [membersOfNit.as('members'), holderOfNit.as('holder')] as const

/**
 * Locks a giver and the members with their NIT, so that of two givers with the same NIT the second sees
 * the first.
 */
export async function lockCandidate(
  transaction: Db,
  giverId: number,
): Promise<(Candidate & { nit: string }) | undefined> {
  await sql`
    select from retrievers join givers on lower(givers.nit) = lower(retrievers.nit)
    join users on users.id = givers.user_id and users.federation_id = retrievers.federation_id
    where givers.user_id = ${giverId}
    order by retrievers.id for no key update of retrievers`.execute(transaction)
  const row = await transaction
    .selectFrom('givers')
    .innerJoin('users', 'users.id', 'givers.user_id')
    .leftJoin('cities', 'cities.id', 'users.city_id')
    .where('givers.user_id', '=', giverId)
    .select(['givers.nit', 'users.firstname', 'users.lastname', 'users.email', 'users.email_verified_at'])
    .select(['cities.label as city', ...matchColumns])
    .executeTakeFirst()
  if (!row) return undefined
  const { email_verified_at, ...candidate } = row
  return { ...candidate, isVerified: email_verified_at !== null }
}
