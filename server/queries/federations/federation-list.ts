import { sql } from 'kysely'
import { GIVER, RECEIVER } from '../../../contract/shared/users.ts'
import type { Db } from '../../database.ts'
import { federationRevision } from '../../rules/revision.ts'
import type { Federation } from '../../../contract/shared/federations.ts'
import { logoUrl } from '../shared/federations.ts'
import type { FederationDetail } from '../../../contract/federations/federation-detail.ts'
import type { PastJob } from '../../../contract/federations/federation-jobs.ts'
import { limits } from '../../../contract/limits.ts'
import { huntStateAt, isAwaited } from '../shared/hunt-state.ts'
import { countRows, readOne, readRows } from '../shared/rows.ts'
import { moment } from '../shared/moments.ts'

/** The versioned file name of a logo; null without a logo. */
const logoName = sql<string | null>`'logo-' || federations.logo_version || '.png'`

type Row = Omit<Federation, 'revision'> & { logo_version: string | null }

/**
 * The federations visible to a person, with their counts. `scope`: the only visible one; null for all.
 * `id`: the only one asked for; null for all. Anonymised people are not counted.
 */
export async function findFederations(
  db: Db,
  scope: number | null,
  id: number | null = null,
): Promise<Federation[]> {
  const isSeen = sql`(${scope}::bigint is null or federation_id = ${scope})
    and (${id}::bigint is null or federation_id = ${id})`
  const rows = await readRows<Row>(db)`
    with people as (
      select federation_id, role_id, count(*) as count from users
      where not is_deleted and federation_id is not null and ${isSeen}
      group by federation_id, role_id
    ), by_kind as (
      select federation_id,
        sum(count) filter (where roles.code = ${GIVER}) as givers,
        sum(count) filter (where roles.code = ${RECEIVER}) as receivers,
        sum(count) filter (where roles.code not in (${GIVER}, ${RECEIVER})) as admins
      from people join roles on roles.id = people.role_id
      group by federation_id
    ), towns as (
      select federation_id, count(*) as count from federation_cities
      where not is_near and ${isSeen} group by federation_id
    ), members as (
      select federation_id, count(*) as count from retrievers where ${isSeen} group by federation_id
    )
    select federations.id, federations.code, federations.name, federations.department_code,
      ${logoName} as logo, ${logoUrl} as url_logo, federations.logo_version,
      contact_email, contact_phone, contact_hours, second_factor_grace, near_territories,
      coalesce(towns.count, 0) as cities_count,
      coalesce(by_kind.givers, 0)::integer as givers_count,
      coalesce(by_kind.receivers, 0)::integer as receivers_count,
      coalesce(members.count, 0) as retriever_users_count,
      coalesce(by_kind.admins, 0)::integer as admins_count,
      ${moment('federations.created_at')} as created_at
    from federations
    left join by_kind on by_kind.federation_id = federations.id
    left join towns on towns.federation_id = federations.id
    left join members on members.federation_id = federations.id
    where (${scope}::bigint is null or federations.id = ${scope})
      and (${id}::bigint is null or federations.id = ${id})
    order by federations.department_code`
  return rows.map(({ logo_version, ...row }) => ({
    ...row,
    revision: federationRevision({ ...row, logo_version }),
  }))
}

/** Counts the hunts of a federation's givers. Past ones count only while their report is expected. */
export const countHunts = (db: Db, id: number, now: Date) =>
  readOne<FederationDetail['hunts']>(db)`
    select count(*) filter (where state = 'planned')::int as planned,
      count(*) filter (where is_awaited)::int as informed,
      count(*) filter (where state = 'finished')::int as finished
    from (
      select ${huntStateAt(now)} as state, ${isAwaited(now)} as is_awaited
      from hunts join users on users.id = hunts.giver_id
      where users.federation_id = ${id}
    ) as led`

/** Counts the validated givers of a federation whose NIT no imported member has. */
export const countUnlistedGivers = (db: Db, id: number) =>
  countRows(db)`from givers join users on users.id = givers.user_id
    where users.federation_id = ${id} and not users.is_deleted
      and givers.validation_type in ('auto', 'manual')
      and not exists (
        select from retrievers
        where retrievers.federation_id = ${id} and lower(retrievers.nit) = lower(givers.nit))`

/** The latest jobs of a federation, latest first, without the refused lines of imports. */
export async function findPastJobs(db: Db, id: number): Promise<PastJob[]> {
  const rows = await db
    .selectFrom('federation_jobs')
    .where('federation_id', '=', id)
    .orderBy('id', 'desc')
    .limit(limits.federationJobs)
    .select(['id', 'kind', 'state', 'started_at', 'ended_at'])
    .select(sql<PastJob['report']>`report - 'refusals'`.as('report'))
    .execute()
  return rows.map(
    (row) =>
      ({
        ...row,
        started_at: row.started_at.toISOString(),
        ended_at: row.ended_at?.toISOString() ?? null,
      }) as PastJob,
  )
}
