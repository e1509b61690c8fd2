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
 * password was already given.
 */
const rules = {
  device: { free: 3, longest: 60, memory: DEVICE_MEMORY },
  pair: { free: 3, longest: 900, memory: MEMORY },
  address: { free: 30, longest: 900, memory: MEMORY },
  email: { free: 20, longest: 60, memory: MEMORY },
  code: { free: 5, longest: 900, memory: MEMORY },
}
type Rule = (typeof rules)[keyof typeof rules]
/** Seconds to wait after the first counted failure; doubled by each further one. */
const FIRST_DELAY = 5

/**
 * Who tries: a device known for the account, an unknown device from a network for an e-mail, or a code of
 * an account.
 */
type Who = { device: string } | { codeOf: number } | { address: string; email: string }
type Attempt = { db: Db; secret: string; now: Date; who: Who }
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
  const { db, now } = attempt
  await db.transaction().execute(async (transaction) => {
    for (const [kind, key] of countedFor(attempt)) {
      const counted = await transaction
        .insertInto('sign_in_failures')
        .values({ key, failures: 1, failed_at: now })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet(nextFailure(now, rules[kind]))
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

/** The counter row after one more failure, computed in SQL. */
function nextFailure(now: Date, { free, longest, memory }: Rule) {
  const failures = sql<number>`case when sign_in_failures.failed_at < ${after(now, -memory)}
    then 1 else sign_in_failures.failures + 1 end`
  const delay = sql`least(${longest}::int, ${FIRST_DELAY}::int * power(2, least(20, ${failures} - ${free}::int)))`
  return {
    failures,
    failed_at: now,
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
