import { timeZoneOf } from '../../../contract/overseas-time-zones.ts'
import { dayIn } from '../../../contract/time-zones.ts'
import type { Db } from '../../database.ts'

/** The day where a person lives, `YYYY-MM-DD`. */
export async function findOwnDay(db: Db, userId: number, now: Date): Promise<string> {
  const city = await db
    .selectFrom('users')
    .innerJoin('cities', 'cities.id', 'users.city_id')
    .where('users.id', '=', userId)
    .select('cities.postal_code')
    .executeTakeFirst()
  return dayIn(timeZoneOf(city), now)
}
