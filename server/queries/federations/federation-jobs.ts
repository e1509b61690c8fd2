import type { Insertable } from 'kysely'
import type { FederationJob } from '../../../contract/federations/federation-jobs.ts'
import type { Db } from '../../database.ts'
import type { Tables } from '../../storage/tables.ts'
import { heartbeat, isSilent } from '../shared/backlog.ts'

/** Marks jobs of a federation without a heartbeat for `silence` ms as interrupted, except `own`. */
export const interruptJobs = (
  db: Db,
  { federationId, silence, own, now }: { federationId: number; silence: number; own: number[]; now: Date },
) =>
  db
    .updateTable('federation_jobs')
    .set({ state: 'interrupted', ended_at: now })
    .where('federation_id', '=', federationId)
    .where(isSilent(silence))
    .$if(own.length > 0, (query) => query.where('id', 'not in', own))
    .execute()

/** Inserts a job and returns its id, unless a job of the same federation is running. */
export const insertJob = (db: Db, job: Omit<Insertable<Tables['federation_jobs']>, 'seen_at'>) =>
  db
    .insertInto('federation_jobs')
    .values({ ...job, seen_at: heartbeat })
    .onConflict((conflict) => conflict.column('federation_id').where('state', '=', 'running').doNothing())
    .returning('id')
    .executeTakeFirst()

/** Deletes a job that never started. */
export const deleteJob = (db: Db, id: number) =>
  db.deleteFrom('federation_jobs').where('id', '=', id).execute()

/** The last job of a federation. */
export async function findLastJob(db: Db, federationId: number): Promise<FederationJob | null> {
  const row = await db
    .selectFrom('federation_jobs')
    .where('federation_id', '=', federationId)
    .orderBy('id', 'desc')
    .limit(1)
    .select(['id', 'kind', 'state', 'progress', 'total', 'report', 'started_at', 'ended_at'])
    .executeTakeFirst()
  if (!row) return null
  const times = {
    started_at: row.started_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  }
  return { ...row, ...times } as FederationJob
}

/** Records the heartbeat of a job, and its progress. */
export const touchJob = (db: Db, id: number, progress: number) =>
  db
    .updateTable('federation_jobs')
    .set({ seen_at: heartbeat, progress })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()

/** Ends a job that is still running; answers whether it was. */
export async function endJob(
  db: Db,
  id: number,
  end: { state: 'done' | 'failed'; report: string | null; progress: number; ended_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('federation_jobs')
    .set(end)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
