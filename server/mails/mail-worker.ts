import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../database.ts'
import { describe } from '../http/problems.ts'
import { claimMail, markFailed, markSent, type Mail } from '../queries/shared/mails.ts'
import { traced } from '../tracing/traced.ts'
import type { Deliver } from './delivery.ts'

const MINUTE = 60_000
/** Milliseconds that a mail is reserved for the worker that claimed it; sending takes far less. */
const CLAIM = 5 * MINUTE
/** Milliseconds before the second attempt; each further delay is four times as long, up to the maximum. */
const FIRST_DELAY = 30_000
const LONGEST_DELAY = 60 * MINUTE
/** About a day and a half of attempts. */
const MOST_ATTEMPTS = 40
/** Mails under way at once: as many connections as the pool opens (`delivery.ts`). */
const ABREAST = 4
/** Milliseconds between two checks of the outbox. */
const PAUSE = 2000

/** What the worker needs to send mails. */
export type MailWork = {
  db: Db
  deliver: Deliver
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  now?: () => Date
}

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds)
const delayAfter = (attempts: number) => Math.min(LONGEST_DELAY, FIRST_DELAY * 4 ** (attempts - 1))

/**
 * The error as it may be logged or stored: mail servers quote addresses in their messages, but not in
 * their codes.
 */
function codeOf(error: unknown): string {
  const { code, responseCode, name } = error as { code?: unknown; responseCode?: unknown; name?: string }
  return [code ?? name, responseCode].filter(Boolean).join(' ')
}

/**
 * Whether the mail server refused this mail for good: no such address, or no such mail. What it says about
 * ourselves, such as a wrong password or sender, concerns every mail and may be mended.
 */
function isRefused(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string }
  return responseCode >= 500 && responseCode < 600 && (command === 'RCPT TO' || command === 'DATA')
}

/**
 * Sends every due mail, one after the other, those of the first lane first, until none is left or `signal` is aborted. Returns the
 * number sent. Safe to run concurrently, also in several processes.
 * A mail is claimed, sent, then marked. If a worker is killed before sending, its claim expires and the
 * mail is sent later. If it is killed between the mail server's acceptance and the mark, the mail is sent
 * again, with the same Message-ID and, as a file, the same name.
 */
export async function deliverDue(work: MailWork, signal?: AbortSignal): Promise<number> {
  const { db, now = () => new Date() } = work
  for (let sent = 0; ;) {
    if (signal?.aborted) return sent
    const mail = await claimMail(db, now(), later(now(), CLAIM))
    if (!mail) return sent
    if (await deliverOne(work, mail, now)) sent++
  }
}

async function deliverOne({ db, deliver, log }: MailWork, mail: Mail, now: () => Date): Promise<boolean> {
  const { id, attempts } = mail
  try {
    await traced(
      () => ({ kind: 'mail', name: 'deliver mail', attributes: { attempts } }),
      () => deliver(mail),
    )
  } catch (error) {
    const isLast = attempts >= MOST_ATTEMPTS || isRefused(error)
    const problem = codeOf(error)
    await markFailed(db, mail, problem, isLast ? null : later(now(), delayAfter(attempts)))
    log[isLast ? 'error' : 'warn']({ mail: id, attempts, problem }, isLast ? 'mail given up' : 'mail delayed')
    return false
  }
  await markSent(db, mail, now())
  log.info({ mail: id, attempts }, 'mail sent')
  return true
}

/** Polls the outbox until `stop` is called, which waits for the mails in progress. */
export function startMailWorker(work: MailWork, every = PAUSE): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const loop = async () => {
    while (!signal.aborted) {
      const sending = Array.from({ length: ABREAST }, () => deliverDue(work, signal))
      for (const done of await Promise.allSettled(sending))
        if (done.status === 'rejected')
          work.log.error({ problem: describe(done.reason as Error) }, 'outbox unreachable')
      await pause(every, undefined, { signal }).catch(() => {})
    }
  }
  const looping = loop()
  return {
    stop: async () => {
      stopping.abort()
      await looping
      work.deliver.close?.()
    },
  }
}
