import { type RawBuilder, sql } from 'kysely'
import type { DbTransaction } from '../../../database.ts'
import { type Ended, keptMeetingOf } from './offers.ts'
import { readRows } from '../rows.ts'

/** Whether an offer’s time to answer is over, and nobody has ended it yet. */
export const isDue = (now: Date) =>
  sql`offers.state in ('sounded', 'confirmed') and offers.expires_at <= ${now}::timestamptz`

/**
 * Locks the accounts that are mailed when these offers expire. Accounts are locked before offers, in the
 * same order as anonymisation.
 */
const lockTold = (which: RawBuilder<unknown>) => sql`
  select from users where id in (select receiver_id from offers where moves > 0 and ${which})
  order by id for key share`

/**
 * Marks offers as expired and frees their animals. If an offer's mail was never sent, this is recorded
 * and the mail is cancelled. `kept`: the meeting that moved after it had been accepted.
 */
const expire = (transaction: DbTransaction, which: RawBuilder<unknown>) =>
  readRows<Ended>(transaction)`
    with ended as (
      update offers set state = 'expired', is_unheard = exists (
        select from mails where mails.id = offers.mail_id and mails.sent_at is null)
      from hunts, cities, users
      where ${which} and hunts.id = offers.hunt_id and cities.id = hunts.city_id
        and users.id = offers.receiver_id
      returning offers.id, animal_id, mail_id, is_unheard, hunts.started_at, cities.label as city,
        users.id as user_id, users.email, users.firstname, ${keptMeetingOf(sql`offers.state`)} as kept
    ), freed as (
      update animals set state = 'available', version = version + 1 from ended
      where animals.id = ended.animal_id and animals.state = 'held'
    ), unsent as (
      delete from mails where sent_at is null and id in (select mail_id from ended where is_unheard)
    )
    select id, started_at, city, user_id, email, firstname, kept from ended order by id`

/** Locks the accounts that `expireDue` may mail. */
export const lockDue = (transaction: DbTransaction, now: Date) => lockTold(isDue(now)).execute(transaction)

/**
 * Expires one batch of offers, skipping those locked by another transaction; answers them. Safe on
 * several servers.
 */
export const expireDue = (transaction: DbTransaction, now: Date, batch: number): Promise<Ended[]> =>
  expire(
    transaction,
    sql`offers.id = any(array(
      select id from offers where ${isDue(now)} order by expires_at limit ${batch} for update skip locked))`,
  )

const isDueOf = (huntId: number, now: Date) => sql`offers.hunt_id = ${huntId} and ${isDue(now)}`

/** Locks the accounts that `expireDueOf` may mail. */
export const lockDueOf = (transaction: DbTransaction, huntId: number, now: Date) =>
  lockTold(isDueOf(huntId, now)).execute(transaction)

/** Expires all overdue offers of a hunt, and answers them. The caller must lock the hunt. */
export const expireDueOf = (transaction: DbTransaction, huntId: number, now: Date): Promise<Ended[]> =>
  expire(transaction, isDueOf(huntId, now))
