import type { FastifyBaseLogger } from 'fastify'
import type { FederationJob } from '../../contract/federations/federation-jobs.ts'
import type { Db, DbTransaction } from '../database.ts'
import { Conflict, NotFound } from '../http/errors.ts'
import { describe } from '../http/problems.ts'
import {
  deleteJob,
  endJob,
  findLastJob,
  insertJob,
  interruptJobs,
  touchJob,
} from '../queries/federations/federation-jobs.ts'

/** Milliseconds: between two signs of life of a job, and after which one without them is over. */
const BEAT = 2000
export const SILENCE = 20_000

/** A federation's job; `total` is null when the amount of work is unknown. */
export type Work = {
  kind: FederationJob['kind']
  federationId: number
  by: { id: number }
  total: number | null
  /** Checks again, once no other job of the federation runs, that the work may begin; throws otherwise. */
  check: (db: Db) => Promise<void>
  /** Does it, all in this transaction, telling how far it is; answers the report. */
  run: (transaction: DbTransaction, advance: (progress: number) => void) => Promise<object>
}

type Parts = { db: Db; log: Pick<FastifyBaseLogger, 'error'>; now: () => Date }

/**
 * The work that goes on once its request is answered. Its transaction shows nothing of how far it is,
 * so its process keeps that in memory, and writes it with each sign of life for other processes. Of a
 * process that ends, the transaction is undone and the signs of life stop: the job is interrupted.
 */
export function makeJobs({ db, log, now }: Parts) {
  const progress = new Map<number, number>()
  const running = new Set<Promise<void>>()

  const interruptSilent = (federationId: number) =>
    interruptJobs(db, {
      federationId,
      silence: SILENCE,
      own: [...progress.keys()],
      now: now(),
    })

  async function perform(id: number, { run }: Work) {
    const beat = setInterval(() => {
      touchJob(db, id, progress.get(id) ?? 0).catch(() => {})
    }, BEAT)
    const end = async (to: Db, state: 'done' | 'failed', report: object | null) =>
      endJob(to, id, {
        state,
        report: report && JSON.stringify(report),
        progress: progress.get(id) ?? 0,
        ended_at: now(),
      })
    try {
      await db.transaction().execute(async (transaction) => {
        const report = await run(transaction, (reached) => progress.set(id, reached))
        if (!(await end(transaction, 'done', report))) throw new Conflict('Ce traitement a été interrompu.')
      })
    } catch (error) {
      log.error({ job: id, problem: describe(error as Error) }, 'job failed')
      // When not even this can be written, its silence says it.
      await end(db, 'failed', null).catch(() => {})
    } finally {
      clearInterval(beat)
      progress.delete(id)
    }
  }

  /** The job that runs for a federation, or else its last one. */
  async function read(federationId: number): Promise<FederationJob | null> {
    await interruptSilent(federationId)
    const job = await findLastJob(db, federationId)
    return job && { ...job, progress: progress.get(job.id) ?? job.progress }
  }

  return {
    read,

    /**
     * Begins work and answers its job at once.
     * @throws Conflict while another one of the federation runs, and what `check` throws
     */
    async start(work: Work): Promise<FederationJob> {
      const { kind, federationId, by, total } = work
      await interruptSilent(federationId)
      const begun = { federation_id: federationId, kind, total, started_by: by.id }
      const row = await insertJob(db, { ...begun, started_at: now() })
      if (!row) throw new Conflict('Un traitement est déjà en cours pour cette fédération.')
      try {
        await work.check(db)
      } catch (error) {
        await deleteJob(db, row.id)
        throw error
      }
      progress.set(row.id, 0)
      const job = await findLastJob(db, federationId)
      if (!job) throw new NotFound('Cette fédération est introuvable : elle a peut-être été supprimée.')
      const performed = perform(row.id, work).finally(() => running.delete(performed))
      running.add(performed)
      return job
    },

    /** Waits for the end of everything that runs here. */
    settle: async () => void (await Promise.all(running)),
  }
}

export type Jobs = ReturnType<typeof makeJobs>
