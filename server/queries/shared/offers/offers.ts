import { type RawBuilder, sql } from 'kysely'
import type { OfferState } from '../../../../contract/shared/offers.ts'
import type { Db } from '../../../database.ts'
import type { Expired } from '../expired.ts'
import { startOf } from '../moments.ts'

/** The state of an offer at a moment: whose time has passed has expired, whether or not it is written. */
export const stateAt = (now: Date) => sql<OfferState>`case
  when offers.state in ('sounded', 'confirmed') and offers.expires_at <= ${now}::timestamptz then 'expired'
  else offers.state end`

/** The states of an offer that is not over, as SQL lists them. */
export const openStates = sql`('sounded', 'willing', 'confirmed', 'accepted')`

/** The last day in France on which an offer may be answered; one that closes at midnight, the day before. */
export const lastDayOpen = sql`((offers.expires_at - interval '1 second') at time zone 'Europe/Paris')::date`

/** An offer that ends, and whom to tell. */
export type Ended = {
  id: number
  started_at: string
  city: string
  user_id: number
  email: string
  firstname: string
}

/** Makes the animals that ended offers held available again. */
export const freeAnimals = (transaction: Db, offerIds: readonly number[]) =>
  sql`
    update animals set state = 'available', version = version + 1 from offers
    where offers.id = any(${offerIds}::bigint[]) and animals.id = offers.animal_id
      and animals.state = 'held'`.execute(transaction)

/**
 * Ends the open offers of a hunt, by a giver or to a receiver, frees their animals, and answers them.
 * Those whose time has passed are left to the worker.
 */
export async function endOpenOffers(
  transaction: Db,
  whose: 'hunts.id' | 'hunts.giver_id' | 'offers.receiver_id' | 'offers.animal_id' | 'offers.id',
  id: number,
  state: 'withdrawn' | 'cancelled',
  now: Date,
): Promise<Ended[]> {
  // Accounts before offers, in the order in which a person is anonymised: they are mailed after this.
  await sql`
    select from users where id in (
      select offers.receiver_id from offers join hunts on hunts.id = offers.hunt_id
      where ${sql.ref(whose)} = ${id} and ${stateAt(now)} in ${openStates})
    order by id for key share`.execute(transaction)
  const { rows } = await sql<Ended>`
    update offers set state = ${state}, remind_at = null
    from hunts, cities, users
    where ${sql.ref(whose)} = ${id}
      and ${stateAt(now)} in ${openStates}
      and hunts.id = offers.hunt_id and cities.id = hunts.city_id and users.id = offers.receiver_id
    returning offers.id, hunts.started_at, cities.label as city, users.id as user_id, users.email,
      users.firstname`.execute(transaction)
  await freeAnimals(
    transaction,
    rows.map((row) => row.id),
  )
  return rows
}

/**
 * Writes that offers have expired and frees their animals. Of those whose mail has not left it is kept
 * that nobody heard of them, and the mail does not leave any more.
 */
const expire = (which: RawBuilder<unknown>) => sql<{ count: number }>`
  with ended as (
    update offers set state = 'expired', is_unheard = exists (
      select from mails where mails.id = offers.mail_id and mails.sent_at is null)
    where ${which}
    returning animal_id, mail_id, is_unheard
  ), freed as (
    update animals set state = 'available', version = version + 1 from ended
    where animals.id = ended.animal_id and animals.state = 'held'
  ), unsent as (
    delete from mails where sent_at is null and id in (select mail_id from ended where is_unheard)
  )
  select count(*) from ended`

/**
 * The same for as many offers as one batch takes, but for those that another transaction holds; answers
 * how many. Of two servers each takes others.
 */
export async function expireDue(db: Db, now: Date, batch: number): Promise<number> {
  const { rows } = await expire(sql`id = any(array(
    select id from offers where state in ('sounded', 'confirmed') and expires_at <= ${now}
    order by expires_at limit ${batch} for update skip locked))`).execute(db)
  return rows[0]?.count ?? 0
}

/** The same for all offers of a hunt whose time has passed; the caller locks the hunt. */
export async function expireDueOf(transaction: Db, huntId: number, now: Date): Promise<void> {
  await expire(sql`hunt_id = ${huntId} and state in ('sounded', 'confirmed')
    and expires_at <= ${now}`).execute(transaction)
}

/** The offers made before a day. */
export const offeredBefore = (day: string): Expired => ({
  table: 'offers',
  where: sql`sounded_at < ${startOf(day)}`,
})
