import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../database.ts'
import { describe } from '../http/problems.ts'
import { expireDue } from '../queries/shared/offers.ts'

/** Offers of one batch, and milliseconds between two looks. */
const BATCH = 500
const PAUSE = 30_000

/** What the worker needs. */
type Work = { db: Db; log: Pick<FastifyBaseLogger, 'error'>; now?: () => Date }

/** Writes that every offer whose time has passed has expired, batch by batch. Answers how many. */
export async function expireOffers(db: Db, now: Date, batch = BATCH): Promise<number> {
  let expired = 0
  for (let count = batch; count === batch; expired += count) count = await expireDue(db, now, batch)
  return expired
}

/**
 * Acts upon the deadlines of offers until `stop` is called. Safe in several processes: each takes
 * offers that no other one holds, and one killed on the way leaves them to the next.
 */
export function startOfferDeadlines({ db, log, now = () => new Date() }: Work, every = PAUSE) {
  const stopping = new AbortController()
  const { signal } = stopping
  const loop = async () => {
    while (!signal.aborted) {
      await expireOffers(db, now()).catch((error: Error) =>
        log.error({ problem: describe(error) }, 'deadlines of offers unreachable'),
      )
      await pause(every, undefined, { signal }).catch(() => {})
    }
  }
  const looping = loop()
  return {
    stop: async () => {
      stopping.abort()
      await looping
    },
  }
}
