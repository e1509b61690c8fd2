import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { TooMany } from '../http/errors.ts'
import type { Expired } from '../queries/shared/retention/expired.ts'
import { keyedHash } from './secret.ts'

/** Seconds after which failures expire: in general, and on a known device. */
const MEMORY = 3600
const DEVICE_MEMORY = 86_400
/** Failures after which a known device is no longer trusted, as if stolen, until a day without failures. */
const TRUSTED_FAILURES = 20

/**
 * Per counter: failures without a delay, maximum delay in seconds, and seconds that failures count.
 * `device`: an account on a device where it has signed in; its owner waits a minute at most. Unknown
 * devices are counted by network and e-mail (`pair`), by network (`address`), and by `email`. The delay
 * by e-mail is short, since other people can impose it on the owner on a new device; it still limits a
 * thousand networks together to one guess per minute. `code`: second-factor codes of an account, whose
 * password was already given. `each`: seconds after which one failure is forgotten although others go on:
 * what a neighbour or a stranger does must not shut out somebody else for good.
 */
const rules: Record<'device' | 'pair' | 'address' | 'email' | 'code', Rule> = {
  device: { free: 3, longest: 60, memory: DEVICE_MEMORY },
  pair: { free: 3, longest: 900, memory: MEMORY },
  address: { free: 30, longest: 900, memory: MEMORY, each: 120 },
  email: { free: 20, longest: 60, memory: MEMORY, each: 180 },
  code: { free: 5, longest: 900, memory: MEMORY },
}
type Rule = { free: number; longest: number; memory: number; each?: number }
/** Seconds to wait after the first counted failure; doubled by each further one. */
const FIRST_DELAY = 5

/**
 * Who tries: a device known for the account, an unknown device from a network for an e-mail, or a code of
 * an account.
 */
type Who = { device: string } | { codeOf: number } | { address: string; email: string }
/** `networkFactor` multiplies the free failures of a network. */
type Attempt = { db: Db; secret: string; now: Date; who: Who; networkFactor?: number }
type Counted = [kind: keyof typeof rules, key: string][]

const deviceKey = (secret: string, device: string) => keyedHash(secret, 'sign-in device', device)

/** The counters of an attempt, always in the same order, so that concurrent attempts cannot deadlock. */
function countedFor({ secret, who }: Attempt): Counted {
  if ('device' in who) return [['device', deviceKey(secret, who.device)]]
  if ('codeOf' in who) return [['code', keyedHash(secret, 'second factor', String(who.codeOf))]]
  const { address } = who
  const email = who.email.toLowerCase()
  return [
    ['pair', keyedHash(secret, 'sign-in', address, email)],
    ['address', keyedHash(secret, 'sign-in', address)],
    ['email', keyedHash(secret, 'sign-in e-mail', email)],
  ]
}
const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

/**
 * Counts a sign-in attempt as failed until `forgive` is called, so that concurrent attempts gain nothing.
 * Identities are stored as keyed hashes only.
 * @throws TooMany during the delay after earlier failures
 */
export async function countAttempt(attempt: Attempt): Promise<void> {
  const { db, now, networkFactor = 1 } = attempt
  const ruleOf = (kind: keyof typeof rules) =>
    kind === 'address' ? { ...rules.address, free: rules.address.free * networkFactor } : rules[kind]
  await db.transaction().execute(async (transaction) => {
    for (const [kind, key] of countedFor(attempt)) {
      const counted = await transaction
        .insertInto('sign_in_failures')
        .values({ key, failures: 1, failed_at: now })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet(nextFailure(now, ruleOf(kind)))
            .where(({ eb, ref, fn, val }) =>
              eb(fn.coalesce(ref('sign_in_failures.blocked_until'), val(now)), '<=', now),
            ),
        )
        .returning('failures')
        .executeTakeFirst()
      if (counted) continue
      const { blocked_until } = await transaction
        .selectFrom('sign_in_failures')
        .where('key', '=', key)
        .select('blocked_until')
        .executeTakeFirstOrThrow()
      const seconds = ((blocked_until ?? now).getTime() - now.getTime()) / 1000
      throw new TooMany(seconds, 'Trop d’essais.')
    }
  })
}

/** Whether a known device has its own counter: not after so many failures that it may be stolen. */
export async function isTrusted({ db, secret, now, who }: Attempt & { who: { device: string } }) {
  const worn = await db
    .selectFrom('sign_in_failures')
    .where('key', '=', deviceKey(secret, who.device))
    .where('failures', '>=', TRUSTED_FAILURES)
    .where('failed_at', '>=', after(now, -DEVICE_MEMORY))
    .select('key')
    .executeTakeFirst()
  return worn === undefined
}

/**
 * The counter row after one more failure, computed in SQL. `failed_at` of a counter that forgets steadily is
 * the time up to which it has forgotten, at most `each` seconds before the latest failure.
 */
function nextFailure(now: Date, { free, longest, memory, each }: Rule) {
  const forgotten = each
    ? sql`floor(extract(epoch from ${now}::timestamptz - sign_in_failures.failed_at) / ${each}::int)::int`
    : sql`0`
  const isPast = sql`(sign_in_failures.failed_at < ${after(now, -memory)}
    or sign_in_failures.failures <= ${forgotten})`
  const failures = sql<number>`case when ${isPast}
    then 1 else sign_in_failures.failures - ${forgotten} + 1 end`
  const delay = sql`least(${longest}::int, ${FIRST_DELAY}::int * power(2, least(20, ${failures} - ${free}::int)))`
  return {
    failures,
    failed_at: each
      ? sql<Date>`case when ${isPast} then ${now}::timestamptz
          else sign_in_failures.failed_at + make_interval(secs => ${forgotten} * ${each}::int) end`
      : now,
    blocked_until: sql<Date | null>`case when ${failures} >= ${free}::int
      then ${now}::timestamptz + make_interval(secs => ${delay}) end`,
  }
}

/**
 * Undoes a successful attempt: earlier failures of the account are forgotten; the network keeps its
 * failures on other accounts.
 */
export async function forgive(attempt: Attempt): Promise<void> {
  for (const [kind, key] of countedFor(attempt)) {
    if (kind !== 'address') await attempt.db.deleteFrom('sign_in_failures').where('key', '=', key).execute()
    else
      await attempt.db
        .updateTable('sign_in_failures')
        .set((row) => ({ failures: row('failures', '-', 1), blocked_until: null }))
        .where('key', '=', key)
        .execute()
  }
}

/** Deletes expired failures. */
export const expiredFailures = (now: Date): Expired => ({
  table: 'sign_in_failures',
  where: sql`failed_at < ${after(now, -DEVICE_MEMORY)}`,
})
