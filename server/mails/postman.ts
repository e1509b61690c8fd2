import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../database.ts'
import { describe } from '../http/problems.ts'
import { claimMail, markFailed, markSent, type Mail } from '../queries/shared/mails.ts'
import type { Deliver } from './delivery.ts'

const MINUTE = 60_000
/** Milliseconds for which a mail belongs to the worker that took it; sending takes far less. */
const CLAIM = 5 * MINUTE
/** Milliseconds before the second attempt; each further one waits four times as long, up to the longest. */
const FIRST_DELAY = 30_000
const LONGEST_DELAY = 60 * MINUTE
/** About a day and a half of attempts. */
const MOST_ATTEMPTS = 40
/** Milliseconds between two looks into the outbox. */
const PAUSE = 2000

export type PostOffice = {
  db: Db
  deliver: Deliver
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  now?: () => Date
}

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds)
const delayAfter = (attempts: number) => Math.min(LONGEST_DELAY, FIRST_DELAY * 4 ** (attempts - 1))

/** What may stand in a log or a table: servers quote addresses in their messages, never in their codes. */
function codeOf(error: unknown): string {
  const { code, responseCode, name } = error as { code?: unknown; responseCode?: unknown; name?: string }
  return [code ?? name, responseCode].filter(Boolean).join(' ')
}

/**
 * Sends everything that is due, one mail after the other, until there is no more or `signal` is
 * aborted; answers how many have left. Several may do so at once, also in several processes.
 *
 * A mail is taken, then sent, then marked. Whoever is killed before it is sent has lost nothing:
 * the claim runs out. Killed between the mail server's acceptance and the mark, it will be sent
 * again, under the same Message-ID and, as a file, under the same name.
 */
export async function deliverDue(office: PostOffice, signal?: AbortSignal): Promise<number> {
  const { db, now = () => new Date() } = office
  for (let sent = 0; ;) {
    if (signal?.aborted) return sent
    const mail = await claimMail(db, now(), later(now(), CLAIM))
    if (!mail) return sent
    if (await deliverOne(office, mail, now)) sent++
  }
}

async function deliverOne({ db, deliver, log }: PostOffice, mail: Mail, now: () => Date): Promise<boolean> {
  const { id, attempts } = mail
  try {
    await deliver(mail)
  } catch (error) {
    const isLast = attempts >= MOST_ATTEMPTS
    const problem = codeOf(error)
    await markFailed(db, mail, problem, isLast ? null : later(now(), delayAfter(attempts)))
    log[isLast ? 'error' : 'warn']({ mail: id, attempts, problem }, isLast ? 'mail given up' : 'mail delayed')
    return false
  }
  await markSent(db, mail, now())
  log.info({ mail: id, attempts }, 'mail sent')
  return true
}

/** Looks into the outbox again and again; `stop` waits for the mail that is just leaving. */
export function startPostman(office: PostOffice, every = PAUSE): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const work = async () => {
    while (!signal.aborted) {
      await deliverDue(office, signal).catch((error: Error) =>
        office.log.error({ problem: describe(error) }, 'outbox unreachable'),
      )
      await pause(every, undefined, { signal }).catch(() => {})
    }
  }
  const working = work()
  return {
    stop: async () => {
      stopping.abort()
      await working
    },
  }
}
