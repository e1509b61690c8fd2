import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { TooMany } from '../http/errors.ts'
import type { Expired } from '../queries/shared/expired.ts'
import { keyedHash } from './secret.ts'

/** Seconds after which failures are forgotten, and those on a known device. */
const MEMORY = 3600
const DEVICE_MEMORY = 86_400
/** Failures after which a device is no longer trusted, as if it was stolen, until it has been quiet for a day. */
const TRUSTED_FAILURES = 20

/**
 * Failures without consequence, the longest wait after further ones and for how long they count, in
 * seconds: for one account on a device where it has signed in before, whose owner waits a minute at most;
 * and for everybody else for one address and e-mail, for
 * one address whatever the e-mail, and for one e-mail whatever the address. The last wait is short,
 * since other people can make the owner of the account wait it on a new device; it still leaves a
 * thousand addresses together only one guess a minute. The codes of a second factor are counted by
 * account: who tries them has given the password already.
 */
const rules = {
  device: { free: 3, longest: 60, memory: DEVICE_MEMORY },
  pair: { free: 3, longest: 900, memory: MEMORY },
  address: { free: 30, longest: 900, memory: MEMORY },
  email: { free: 20, longest: 60, memory: MEMORY },
  code: { free: 5, longest: 900, memory: MEMORY },
}
type Rule = (typeof rules)[keyof typeof rules]
/** Seconds to wait after the first failure that counts; each further one doubles it. */
const FIRST_DELAY = 5

/**
 * Who tries: a device that is known for the account, or anybody from an address, for an e-mail; or who
 * gives a code of an account.
 */
type Who = { device: string } | { codeOf: number } | { address: string; email: string }
type Attempt = { db: Db; secret: string; now: Date; who: Who }
type Counted = [kind: keyof typeof rules, key: string][]

const deviceKey = (secret: string, device: string) => keyedHash(secret, 'sign-in device', device)

/** What an attempt counts for, always in one order, so that attempts never wait for each other in a circle. */
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
 * Counts an attempt to sign in as failed until `forgive` says otherwise: attempts sent all at once
 * gain nothing. Who tried is kept as keyed hashes only.
 * @throws TooMany while the delay after earlier failures lasts
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

/** Whether a known device is counted by itself: not once it has failed so often that it may be stolen. */
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

/** The row after one more failure, computed where it stands. */
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
 * Takes an attempt back that succeeded: those before it on the same account are forgotten, and the
 * address keeps its failures on others.
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

/** The failures that no longer count. */
export const expiredFailures = (now: Date): Expired => ({
  table: 'sign_in_failures',
  where: sql`failed_at < ${after(now, -DEVICE_MEMORY)}`,
})
