import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { TooMany } from '../http/errors.ts'
import type { Expired } from '../queries/shared/retention/expired.ts'
import { keyedHash } from './secret.ts'

/** Default and maximum window, in seconds, within which requests are counted. */
const WINDOW = 900
export const DAY_SECONDS = 86_400

type Request = {
  secret: string
  now: Date
  /** What is requested; each value has its own counter. */
  what: string
  /** Who requests it, or for whom; stored as a keyed hash only. */
  who: string
  most: number
  /** How many requests it counts as; default 1. */
  times?: number
  /** The window in seconds; default 15 minutes. */
  window?: number
  /** The French reason of a refusal. */
  reason?: string
}

const keyOf = ({ secret, what, who }: Pick<Request, 'secret' | 'what' | 'who'>) =>
  keyedHash(secret, what, who)
const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000)

/** Its transaction does not wait for the disk and the replica: a count that a crash loses does no harm. */
const unhurried = sql`from set_config('synchronous_commit', 'off', true)`

/**
 * Counts a request. Answers the seconds to wait if there were already `most` within the window, otherwise
 * null.
 */
export async function countRequest(db: Db, request: Omit<Request, 'reason'>): Promise<number | null> {
  const { now, most, times = 1, window = WINDOW } = request
  const isOver = sql<boolean>`request_counts.since <= ${before(now, window)}`
  const { requests, since } = await db
    .insertInto('request_counts')
    .columns(['key', 'requests', 'since'])
    .expression(
      sql`select ${keyOf(request)}, ${times}::integer, ${now}::timestamptz ${db.isTransaction ? sql`` : unhurried}`,
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        requests: sql<number>`case when ${isOver} then ${times}::integer else request_counts.requests + ${times}::integer end`,
        since: sql<Date>`case when ${isOver} then ${now}::timestamptz else request_counts.since end`,
      }),
    )
    .returning(['requests', 'since'])
    .executeTakeFirstOrThrow()
  return requests <= most ? null : window - (now.getTime() - since.getTime()) / 1000
}

/**
 * Counts a request, and refuses it if there were already `most` within the window.
 * @throws TooMany
 */
export async function limitRequests(db: Db, request: Request): Promise<void> {
  const seconds = await countRequest(db, request)
  if (seconds !== null) throw new TooMany(seconds, request.reason ?? 'Trop de demandes.')
}

/** A call by its IP address; a network that many share may make `networkFactor` times as many. */
export type FromAddress = Pick<Request, 'secret' | 'now'> & { db: Db; address: string; networkFactor: number }

/** Limits the requests of an IP address within 15 minutes. @throws TooMany */
export const limitAddress = (
  { db, secret, now, address, networkFactor }: FromAddress,
  what: string,
  most: number,
) => limitRequests(db, { secret, now, what, who: address, most: most * networkFactor })

type Counted = Omit<Request, 'who' | 'window' | 'reason'> & { who: string[] }

/** Those of `who` with `most` requests within a day. */
export async function findExhausted(db: Db, { who, now, most, ...rest }: Counted): Promise<Set<string>> {
  const keys = new Map(who.map((one) => [keyOf({ ...rest, who: one }), one]))
  if (keys.size === 0) return new Set()
  const rows = await db
    .selectFrom('request_counts')
    .where('key', 'in', [...keys.keys()])
    .where('requests', '>=', most)
    .where('since', '>', before(now, DAY_SECONDS))
    .select('key')
    .execute()
  return new Set(rows.map(({ key }) => keys.get(key)!))
}

/** Deletes expired counters. */
export const expiredRequests = (now: Date): Expired => ({
  table: 'request_counts',
  where: sql`since <= ${before(now, DAY_SECONDS)}`,
})
