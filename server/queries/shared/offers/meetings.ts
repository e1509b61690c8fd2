import { sql } from 'kysely'
import type { Db } from '../../../database.ts'
import type { Expired } from '../retention/expired.ts'
import { startOf } from '../moments.ts'

/** Meetings before a day whose delegates are still named. */
export const delegatesBefore = (day: string): Expired => ({
  table: 'meetings',
  where: sql`contact_name is not null
    and ends_at < ${startOf(day)}`,
})

/** Erases the delegates' names in one batch; answers their number. */
export async function forgetDelegates(db: Db, day: string, batch: number): Promise<number> {
  const { table, where } = delegatesBefore(day)
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set contact_name = null, contact_phone = null where id = any(array(
      select id from ${sql.table(table)} where ${where} limit ${batch} for update skip locked))`.execute(db)
  return Number(numAffectedRows)
}

/** Meetings before a day without offers. */
export const metBefore = (day: string): Expired => ({
  table: 'meetings',
  where: sql`ends_at < ${startOf(day)}
    and not exists (select from offers where offers.meeting_id = meetings.id)`,
})

/** A due reminder of a meeting. */
export type Reminder = {
  user_id: number
  email: string
  firstname: string
  given: string
  place: string
  city: string
  starts_at: Date
  ends_at: Date
  time_zone: string
}

/**
 * Takes one batch of due reminders, skipping those locked by another transaction; none is taken twice
 * once this transaction commits. Reminders of meetings that have already started are taken but not sent.
 */
export async function takeReminders(
  transaction: Db,
  now: Date,
  batch: number,
): Promise<{ taken: number; reminders: Reminder[] }> {
  const taken = await sql<{ id: number }>`
    update offers set remind_at = null where id = any(array(
      select id from offers where remind_at <= ${now}
      order by remind_at limit ${batch} for update skip locked))
    returning id`.execute(transaction)
  const ids = taken.rows.map(({ id }) => id)
  const { rows: reminders } = await sql<Reminder>`
    select users.id as user_id, users.email, users.firstname, given.label as given, meetings.place,
      cities.label as city, meetings.starts_at, meetings.ends_at, hunts.time_zone
    from offers join users on users.id = offers.receiver_id
    join hunts on hunts.id = offers.hunt_id
    join meetings on meetings.id = offers.meeting_id join cities on cities.id = meetings.city_id
    join specimen_types as given on given.id = offers.specimen_type_id
    where offers.id = any(${ids}::bigint[]) and offers.state = 'accepted' and users.blocked_at is null
      and not users.is_deleted
    order by offers.id`.execute(transaction)
  return { taken: ids.length, reminders }
}

/** Deletes the meetings of a giver, including their delegates. */
export const deleteMeetingsBy = (transaction: Db, giverId: number) =>
  transaction
    .deleteFrom('meetings')
    .where('hunt_id', 'in', (query) =>
      query.selectFrom('hunts').where('giver_id', '=', giverId).select('hunts.id'),
    )
    .execute()
