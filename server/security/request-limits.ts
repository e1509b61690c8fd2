import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { TooMany } from '../http/errors.ts'
import { keyedHash } from './secret.ts'

/** Seconds for which requests count together. */
const WINDOW = 900

type Request = {
  secret: string
  now: Date
  /** What is asked, so that different things are counted apart. */
  what: string
  /** Who asks, or for whom; kept as a keyed hash only. */
  who: string
  most: number
}

/**
 * Counts a request, and refuses it when there were `most` within the last quarter of an hour.
 * @throws TooMany
 */
export async function limitRequests(db: Db, { secret, now, what, who, most }: Request): Promise<void> {
  const isOver = sql<boolean>`request_counts.since <= ${new Date(now.getTime() - WINDOW * 1000)}`
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
  throw new TooMany(WINDOW - (now.getTime() - since.getTime()) / 1000, 'Trop de demandes.')
}

/** Deletes the counts that no longer matter. */
export const forgetRequests = (db: Db, now: Date) =>
  db
    .deleteFrom('request_counts')
    .where('since', '<=', new Date(now.getTime() - WINDOW * 1000))
    .execute()
