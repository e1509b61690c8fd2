import { type RawBuilder, sql } from 'kysely'
import { type Barrier, barriers } from '../../../contract/receiver/reachability.ts'
import type { Db } from '../../database.ts'
import { sumReceived } from '../shared/receivers.ts'
import { isAvailable, seen, wishesOneOf } from '../shared/reachability.ts'
import type { Period } from '../../../contract/receiver/periods.ts'

/** The conditions for being found for any nearby hunt on the day `today` or later. */
const needed = (today: string): Record<Barrier, RawBuilder<boolean>> => ({
  ...seen,
  place: sql`receivers.reach is not null`,
  wishes: wishesOneOf(sql`-1`),
  availability: isAvailable(sql`${today}::date`, sql`'infinity'::date`),
})

/** What hides the receiver from givers, by the same conditions as `computeContacts`. */
export async function findReachability(db: Db, receiverId: number, today: string) {
  const { rows } = await sql<Record<Barrier, boolean> & { is_undecided: boolean; sum_donation: number }>`
    select ${sql.join(Object.entries(needed(today)).map(([name, holds]) => sql`${holds} as ${sql.ref(name)}`))},
      users.gdpr_state = 'pending' as is_undecided,
      (${sumReceived(sql`receivers.user_id`)}) as sum_donation
    from receivers join users on users.id = receivers.user_id
    where receivers.user_id = ${receiverId}`.execute(db)
  const { is_undecided, sum_donation, ...held } = rows[0]!
  return { barriers: barriers.filter((barrier) => !held[barrier]), is_undecided, sum_donation }
}

/** Whether the receiver is always available, and the postal code of their commune, if any. */
export const findAlwaysAvailable = (db: Db, receiverId: number) =>
  db
    .selectFrom('receivers')
    .innerJoin('users', 'users.id', 'receivers.user_id')
    .leftJoin('cities', 'cities.id', 'users.city_id')
    .where('user_id', '=', receiverId)
    .select(['is_always_available', sql<string>`coalesce(cities.postal_code, '')`.as('postal_code')])
    .executeTakeFirstOrThrow()

/** The receiver's periods that end on the day `today` (`YYYY-MM-DD`) or later, earliest first. */
export const findPeriods = (db: Db, receiverId: number, today: string): Promise<Period[]> =>
  db
    .selectFrom('availabilities')
    .where('receiver_id', '=', receiverId)
    .where('ended_at', '>=', today)
    .select(['started_at', 'ended_at'])
    .orderBy('started_at')
    .orderBy('ended_at')
    .execute()

/**
 * Replaces the receiver's current and future periods. The caller must lock their account. Past periods
 * are kept as long as the contacts of a past hunt may be recomputed (`limits.retention`).
 */
export async function replacePeriods(
  transaction: Db,
  receiver_id: number,
  today: string,
  periods: Period[],
): Promise<void> {
  await transaction
    .deleteFrom('availabilities')
    .where('receiver_id', '=', receiver_id)
    .where('ended_at', '>=', today)
    .execute()
  if (periods.length === 0) return
  await transaction
    .insertInto('availabilities')
    .values(periods.map((period) => ({ receiver_id, ...period })))
    .execute()
}
