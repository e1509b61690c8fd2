import { sql } from 'kysely'
import type { Reminded } from '../../../../machines/lifecycles/report-reminder.ts'
import type { Db } from '../../../database.ts'
import { mayReport } from '../hunt-state.ts'
import { readRows } from '../rows.ts'

/** A hunt whose giver is due a reminder. `passed`: how many times it has been nine o’clock since its day. */
type Due = {
  id: number
  started_at: string
  city: string
  reminder: Reminded
  passed: number
  user_id: number
  email: string
  firstname: string
}

/**
 * Hunts without a report that are due a reminder, at nine in the morning at their place on the days `first`,
 * `second` and `third` after theirs, and whose givers may report them. Locks them and their givers until
 * the end of the transaction; skips those locked by another server.
 */
export async function lockDue(
  transaction: Db,
  now: Date,
  { first, second, third }: { first: number; second: number; third: number },
  batch: number,
): Promise<Due[]> {
  const passed = sql`(((${now}::timestamptz at time zone hunts.time_zone) - interval '9 hours')::date - hunts.started_at)`
  return readRows<Due>(transaction)`
    select hunts.id, hunts.started_at, cities.label as city, hunts.reminder, ${passed} as passed,
      users.id as user_id, users.email, users.firstname
    from hunts
    join users on users.id = hunts.giver_id
    join cities on cities.id = hunts.city_id
    where hunts.finished_at is null and hunts.reminder in ('unreminded', 'remindedOnce', 'remindedTwice')
      and ${mayReport}
      and ${passed} >= case hunts.reminder
        when 'unreminded' then ${first}::int when 'remindedOnce' then ${second}::int else ${third}::int end
    order by hunts.started_at, hunts.id
    limit ${batch}
    for update of hunts skip locked for share of users skip locked`
}

/** Stores the last reminder sent for a hunt. */
export const setReminded = (transaction: Db, id: number, reminder: Reminded) =>
  transaction.updateTable('hunts').set({ reminder }).where('id', '=', id).execute()
