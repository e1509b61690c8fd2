import { sql } from 'kysely'
import type { Period } from '../../../contract/receiver/periods.ts'
import type { Db } from '../../database.ts'

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
