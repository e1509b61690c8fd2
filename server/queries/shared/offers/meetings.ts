import { sql } from 'kysely'
import type { Db } from '../../../database.ts'

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
