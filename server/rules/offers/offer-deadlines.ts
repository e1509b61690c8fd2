import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../database.ts'
import { describe } from '../../http/problems.ts'
import { traced } from '../../tracing/traced.ts'
import { meetingSoon } from '../../mails/moved-meeting-mails.ts'
import { enqueueMail } from '../../mails/outbox.ts'
import { remindOfReports } from '../reports/report-reminders.ts'
import { sendDigests } from '../waiting/weekly-digest.ts'
import { expireBatch } from './expiry.ts'
import { takeReminders } from '../../queries/shared/offers/meetings.ts'

/** Offers per batch, and milliseconds between two checks. */
const BATCH = 500
const PAUSE = 30_000

/** The worker's dependencies; `publicUrl` is the public URL of the application, `secret` the key that signs links. */
type Work = {
  db: Db
  secret: string
  log: Pick<FastifyBaseLogger, 'error'>
  publicUrl: () => string
  now?: () => Date
}

/** Expires every overdue offer, batch by batch. Answers their number. */
export async function expireOffers(db: Db, now: Date, batch = BATCH): Promise<number> {
  let expired = 0
  for (let count = batch; count === batch; expired += count) count = await expireBatch(db, now, batch)
  return expired
}

/**
 * Sends reminders of accepted meetings, batch by batch: each is taken and its mail queued in one
 * transaction. Answers their number.
 */
export async function remindDue(db: Db, now: Date, publicUrl: string, batch = BATCH): Promise<number> {
  let reminded = 0
  for (let count = batch; count === batch; reminded += count)
    count = await db.transaction().execute(async (transaction) => {
      const { taken, reminders } = await takeReminders(transaction, now, batch)
      for (const { user_id: userId, email: to, firstname, ...meeting } of reminders)
        if (meeting.starts_at > now) {
          const letter = meetingSoon(firstname, { ...meeting, url: `${publicUrl}/receiver` })
          await enqueueMail(transaction, { userId, to, letter, now })
        }
      return taken
    })
  return reminded
}

/**
 * Processes deadlines of offers and reports, and the Monday digests, until `stop` is called. Safe in
 * several processes: locked rows are skipped, and the work of a killed process is left to the next.
 */
export function startOfferDeadlines(
  { db, secret, log, publicUrl, now = () => new Date() }: Work,
  every = PAUSE,
  batch = BATCH,
) {
  const stopping = new AbortController()
  const { signal } = stopping
  const loop = async () => {
    while (!signal.aborted) {
      for (const [name, act] of Object.entries({
        'expire offers': () => expireOffers(db, now(), batch),
        'remind of meetings': () => remindDue(db, now(), publicUrl(), batch),
        'remind of reports': () => remindOfReports(db, now(), publicUrl(), batch),
        'send digests': () => sendDigests({ db, secret, publicUrl: publicUrl() }, now()),
      }))
        await traced<unknown>(() => ({ kind: 'work', name, attributes: {} }), act).catch((error: Error) =>
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
