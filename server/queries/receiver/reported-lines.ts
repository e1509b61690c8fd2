import { sql } from 'kysely'
import { limits } from '../../../contract/limits.ts'
import type { ReportedLine } from '../../../contract/receiver/reported-lines.ts'
import type { Db, DbTransaction } from '../../database.ts'
import { countStanding } from '../shared/contested-lines.ts'

/** What reports say that a receiver received, by hunt, the latest hunt first. */
export async function findReported(db: Db, receiverId: number): Promise<ReportedLine[]> {
  const { rows } = await sql<ReportedLine>`
    select hunts.id, hunts.started_at, cities.label as city,
      case when not givers.is_deleted then concat_ws(' ', givers.firstname, givers.lastname) end as giver,
      federations.name as federation, contested.contested_on,
      coalesce(contested.is_over, false) as is_contest_over,
      contested.contested_on is null and ${countStanding(receiverId)} < ${limits.contests.most} as may_contest,
      jsonb_agg(jsonb_build_object('label', specimen_types.label, 'label_plural', specimen_types.label_plural,
        'quantity', donations.quantity) order by specimen_types.id) as game
    from donations join hunts on hunts.id = donations.hunt_id join cities on cities.id = hunts.city_id
    join users givers on givers.id = hunts.giver_id
    join specimen_types on specimen_types.id = donations.specimen_type_id
    left join federations on federations.id = givers.federation_id
    left join contested_lines contested on contested.hunt_id = hunts.id
      and contested.receiver_id = donations.receiver_id
    where donations.receiver_id = ${receiverId}
    group by hunts.id, cities.id, givers.id, federations.id, contested.contested_on, contested.is_over
    order by hunts.started_at desc, hunts.id desc limit ${limits.receivedAnimals}`.execute(db)
  return rows
}

/** A line to contest: its hunt, whom to notify, and how many the receiver contested that stand. */
type ForContest = {
  started_at: string
  city: string
  giver_id: number
  federation_id: number | null
  game: string
  firstname: string
  lastname: string | null
  email: string
  phone: string | null
  is_contested: boolean
  standing: number
}

/**
 * What the report of a hunt says of a receiver, who is locked, as is the hunt’s giver; undefined if it says nothing.
 */
export async function findForContest(
  transaction: DbTransaction,
  receiverId: number,
  huntId: number,
): Promise<ForContest | undefined> {
  await sql`
    select from users where id = (select giver_id from hunts where id = ${huntId}) for key share`.execute(
    transaction,
  )
  const { rows } = await sql<ForContest>`
    select hunts.started_at, cities.label as city, hunts.giver_id, users.firstname, users.lastname, users.email,
      users.phone, string_agg(donations.quantity || ' ' || case when donations.quantity > 1
        then specimen_types.label_plural else specimen_types.label end, ', ' order by specimen_types.id) as game,
      coalesce((select report_versions.federation_id from report_versions
        where report_versions.hunt_id = hunts.id and report_versions.number = 1), givers.federation_id)
        as federation_id,
      exists (select from contested_lines where contested_lines.hunt_id = hunts.id
        and contested_lines.receiver_id = users.id) as is_contested,
      ${countStanding(receiverId)} as standing
    from donations join hunts on hunts.id = donations.hunt_id join cities on cities.id = hunts.city_id
    join users on users.id = donations.receiver_id join users givers on givers.id = hunts.giver_id
    join specimen_types on specimen_types.id = donations.specimen_type_id
    where donations.receiver_id = ${receiverId} and hunts.id = ${huntId}
    group by hunts.id, cities.id, users.id, givers.id`.execute(transaction)
  return rows[0]
}

/** Stores that a line is contested. */
export const noteContest = (
  transaction: DbTransaction,
  line: { receiver_id: number; hunt_id: number; contested_on: string },
) => transaction.insertInto('contested_lines').values(line).execute()
