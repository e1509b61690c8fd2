import { sql } from 'kysely'
import type { OfferState } from '../../../contract/shared/offers.ts'
import type { Db } from '../../database.ts'
import type { Expired } from './expired.ts'

/** The state of an offer at a moment: whose time has passed has expired, whether or not it is written. */
export const stateAt = (now: Date) => sql<OfferState>`case
  when offers.state = 'sounded' and offers.expires_at <= ${now}::timestamptz then 'expired'
  else offers.state end`

/** An offer that ends, and whom to tell. */
export type Ended = {
  id: number
  started_at: string
  city: string
  user_id: number
  email: string
  firstname: string
}

/**
 * Ends the open offers of a hunt, by a giver or to a receiver, and answers them. Those whose time has
 * passed are left to the worker.
 */
export async function endOpenOffers(
  transaction: Db,
  whose: 'hunts.id' | 'hunts.giver_id' | 'offers.receiver_id',
  id: number,
  state: 'withdrawn' | 'cancelled',
  now: Date,
): Promise<Ended[]> {
  const { rows } = await sql<Ended>`
    update offers set state = ${state}
    from hunts, cities, users
    where ${sql.ref(whose)} = ${id}
      and ${stateAt(now)} in ('sounded', 'willing')
      and hunts.id = offers.hunt_id and cities.id = hunts.city_id and users.id = offers.receiver_id
    returning offers.id, hunts.started_at, cities.label as city, users.id as user_id, users.email,
      users.firstname`.execute(transaction)
  return rows
}

/**
 * Writes that offers have expired, as many as one batch takes, but for those that another transaction
 * holds; answers how many. Of two servers each takes others.
 */
export async function expireDue(db: Db, now: Date, batch: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update offers set state = 'expired' where id = any(array(
      select id from offers where state = 'sounded' and expires_at <= ${now}
      order by expires_at limit ${batch} for update skip locked))`.execute(db)
  return Number(numAffectedRows)
}

/** The offers made before a day. */
export const offeredBefore = (day: string): Expired => ({
  table: 'offers',
  where: sql`sounded_at < (${day}::date::timestamp at time zone 'Europe/Paris')`,
})
