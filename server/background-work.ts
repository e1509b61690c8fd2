import type { FastifyBaseLogger } from 'fastify'
import { describe } from './http/problems.ts'
import { deliveryOf } from './mails/delivery.ts'
import { startMailWorker } from './mails/mail-worker.ts'
import { startOfferDeadlines } from './rules/offers/offer-deadlines.ts'
import { RetentionFailed, retainHourly } from './rules/retention/retention.ts'
import type { Service } from './service.ts'
import type { Settings } from './settings.ts'
import { traced } from './tracing/traced.ts'

/** Milliseconds between clean-ups. */
const CLEARING = 3_600_000

type Parts = Pick<Service, 'db' | 'secret' | 'eraseMails' | 'ledger'> & {
  settings: Settings
  log: FastifyBaseLogger
  /** The URL with which links in mails begin. */
  publicUrl: string
}

/**
 * Sends mails, expires offers, sends reminders and digests, and deletes what is over, until `stop` is
 * called. Safe in any number of processes.
 */
export function startBackgroundWork(parts: Parts) {
  const { db, secret, eraseMails, ledger, settings, log, publicUrl } = parts
  const clear = async () => {
    const now = new Date()
    try {
      const counts = await retainHourly({ db, secret, now, publicUrl, eraseMails })
      if (counts) log.info({ counts }, 'what is over was deleted')
    } catch (error) {
      if (!(error instanceof RetentionFailed)) throw error
      for (const [rule, failure] of error.failures)
        log.error({ rule, problem: describe(failure) }, 'a retention rule failed')
    } finally {
      await ledger?.copyRecent(now)
    }
  }
  const clearing = setInterval(() => {
    traced(() => ({ kind: 'work', name: 'delete what is over', attributes: {} }), clear).catch(
      (error: Error) => log.error({ problem: describe(error) }, 'clearing failed'),
    )
  }, CLEARING)
  const mails = startMailWorker({ db, deliver: deliveryOf(settings), log })
  const deadlines = startOfferDeadlines({ db, secret, log, publicUrl: () => publicUrl })
  return {
    async stop(): Promise<void> {
      clearInterval(clearing)
      await Promise.all([mails.stop(), deadlines.stop()])
    },
  }
}
