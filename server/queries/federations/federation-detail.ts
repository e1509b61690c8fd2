import { sql } from 'kysely'
import type { FederationDetail } from '../../../contract/federations/federation-detail.ts'
import type { PastJob } from '../../../contract/federations/federation-jobs.ts'
import { limits } from '../../../contract/limits.ts'
import type { Db } from '../../database.ts'
import { huntStateAt, isAwaited } from '../shared/hunt-state.ts'
import { countRows } from '../shared/rows.ts'

/** Counts the hunts of a federation's givers. Past ones count only while their report is expected. */
export async function countHunts(db: Db, id: number, now: Date): Promise<FederationDetail['hunts']> {
  const { rows } = await sql<FederationDetail['hunts']>`
    select count(*) filter (where state = 'planned')::int as planned,
      count(*) filter (where is_awaited)::int as informed,
      count(*) filter (where state = 'finished')::int as finished
    from (
      select ${huntStateAt(now)} as state, ${isAwaited(now)} as is_awaited
      from hunts join users on users.id = hunts.giver_id
      where users.federation_id = ${id}
    ) as led`.execute(db)
  return rows[0]!
}

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
