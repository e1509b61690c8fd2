import type { FastifyBaseLogger } from 'fastify'
import type { FederationJob } from '../../contract/federations/federation-jobs.ts'
import type { Db, DbTransaction } from '../database.ts'
import { Conflict, NotFound } from '../http/errors.ts'
import { describe } from '../http/problems.ts'
import { currentRequest } from '../storage/request-comment.ts'
import { traced } from '../tracing/traced.ts'
import {
  deleteJob,
  endJob,
  findLastJob,
  insertJob,
  interruptJobs,
  touchJob,
} from '../queries/federations/federation-jobs.ts'

/** Milliseconds: interval of a job's heartbeat, and silence after which it counts as interrupted. */
const BEAT = 2000
export const SILENCE = 20_000

/** A federation's job; `total` is null if the amount of work is unknown. */
export type Work = {
  kind: FederationJob['kind']
  federationId: number
  by: { id: number }
  total: number | null
  /**
   * Checks again, once no other job of the federation is running, that the work may start; throws
   * otherwise.
   */
  check: (db: Db) => Promise<void>
  /** Executes the work in this transaction and reports its progress; answers the report. */
  run: (transaction: DbTransaction, advance: (progress: number) => void) => Promise<object>
}

type Parts = { db: Db; log: Pick<FastifyBaseLogger, 'error'>; now: () => Date }

/**
 * Background work that continues after its request was answered. Its transaction is invisible to others,
 * so the process keeps the progress in memory, and writes it with each heartbeat for other processes. If
 * the process ends, the transaction is rolled back and the heartbeats stop: the job is interrupted.
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

  async function perform(id: number, { kind, run }: Work) {
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
      await traced(
        () => ({ kind: 'work', name: `job ${kind}`, attributes: {} }),
        () =>
          db.transaction().execute(async (transaction) => {
            const report = await run(transaction, (reached) => progress.set(id, reached))
            if (!(await end(transaction, 'done', report)))
              throw new Conflict('Ce traitement a été interrompu.')
          }),
      )
    } catch (error) {
      log.error({ reqId: currentRequest(), job: id, problem: describe(error as Error) }, 'job failed')
      // If even this cannot be written, the missing heartbeat shows it.
      await end(db, 'failed', null).catch(() => {})
    } finally {
      clearInterval(beat)
      progress.delete(id)
    }
  }

  /** The running job of a federation, or otherwise its last one. */
  async function read(federationId: number): Promise<FederationJob | null> {
    await interruptSilent(federationId)
    const job = await findLastJob(db, federationId)
    return job && { ...job, progress: progress.get(job.id) ?? job.progress }
  }

  return {
    read,

    /**
     * Starts work and answers its job immediately.
     * @throws Conflict while another job of the federation is running, and whatever `check` throws
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

    /** Waits until all jobs in this process have ended. */
    settle: async () => void (await Promise.all(running)),
  }
}

export type Jobs = ReturnType<typeof makeJobs>
