import { sql } from 'kysely'
import { dayIn } from '../../../contract/time-zones.ts'
import type { Db } from '../../database.ts'
import { timeZoneOf } from '../../../contract/overseas-time-zones.ts'

/** A timestamp in the API's format. */
export const moment = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The day of a timestamp where the hunt of `hunts` is; `zone`: another column with the zone of a hunt. */
export const dayAtPlace = (column: string, zone = 'hunts.time_zone') =>
  sql`(${sql.ref(column)} at time zone ${sql.ref(zone)})::date`

/** The day of a moment where the hunt of `hunts` is. */
export const placeDay = (now: Date) => sql<string>`(${now}::timestamptz at time zone hunts.time_zone)::date`

/** The day of a timestamp in France. */
export const dayInFrance = (column: string) => sql`(${sql.ref(column)} at time zone 'Europe/Paris')::date`

/** Midnight at the start of a day in France. */
export const startOf = (day: string) => sql`(${day}::date::timestamp at time zone 'Europe/Paris')`

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
