import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { TooMany } from '../http/errors.ts'
import { keyedHash } from './secret.ts'

/** Seconds for which requests count together, unless told, and at most. */
const WINDOW = 900
const LONGEST = 3600

type Request = {
  secret: string
  now: Date
  /** What is asked, so that different things are counted apart. */
  what: string
  /** Who asks, or for whom; kept as a keyed hash only. */
  who: string
  most: number
  /** Seconds for which requests count together: a quarter of an hour, unless told. */
  window?: number
  /** Why it is refused, in French. */
  reason?: string
}

/**
 * Counts a request, and refuses it when there were `most` within its window.
 * @throws TooMany
 */
export async function limitRequests(db: Db, request: Request): Promise<void> {
  const { secret, now, what, who, most, window = WINDOW, reason = 'Trop de demandes.' } = request
  const isOver = sql<boolean>`request_counts.since <= ${new Date(now.getTime() - window * 1000)}`
  const { requests, since } = await db
    .insertInto('request_counts')
    .values({ key: keyedHash(secret, what, who), requests: 1, since: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        requests: sql<number>`case when ${isOver} then 1 else request_counts.requests + 1 end`,
        since: sql<Date>`case when ${isOver} then ${now}::timestamptz else request_counts.since end`,
      }),
    )
    .returning(['requests', 'since'])
    .executeTakeFirstOrThrow()
  if (requests <= most) return
  throw new TooMany(window - (now.getTime() - since.getTime()) / 1000, reason)
}

/** Deletes the counts that no longer matter. */
export const forgetRequests = (db: Db, now: Date) =>
  db
    .deleteFrom('request_counts')
    .where('since', '<=', new Date(now.getTime() - LONGEST * 1000))
    .execute()
