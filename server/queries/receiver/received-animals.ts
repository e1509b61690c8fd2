import { type RawBuilder, sql } from 'kysely'
import { limits } from '../../../contract/limits.ts'
import type { ReceivedAnimal } from '../../../contract/receiver/received-animals.ts'
import { BOAR } from '../../../contract/shared/specimen-types.ts'
import type { Db, DbTransaction } from '../../database.ts'
import { countingFirst } from '../shared/samples.ts'
import { iconUrl } from '../shared/specimen-types.ts'
import type { ReportedLine } from '../../../contract/receiver/reported-lines.ts'
import { countStanding } from '../shared/receivers.ts'
import { readFirst, readRows } from '../shared/rows.ts'

/** An animal that was handed over, with the facts on its certificate. `time_zone`: that of its hunt. */
export type CertifiedAnimal = ReceivedAnimal & {
  examination: 'none' | 'sound' | 'doubtful'
  sheet: string | null
  verification_token: string
  time_zone: string
}

const select = (db: Db, which: RawBuilder<unknown>) =>
  readRows<CertifiedAnimal>(db)`
    select animals.id, specimen_types.label as specimen_type, ${iconUrl} as icon_url, animals.tag,
      hunts.started_at, cities.label as city, federations.name as federation,
      case when animals.specimen_type_id = ${BOAR} then coalesce((
        select samples.state from sample_animals join samples on samples.id = sample_animals.sample_id
        where sample_animals.animal_id = animals.id order by ${countingFirst} limit 1), 'none') end as search,
      animals.state = 'recalled' as is_recalled, animals.examination, animals.sheet, animals.verification_token,
      hunts.time_zone,
      (select max(reported_on) from reported_problems where animal_id = animals.id
        and receiver_id = animals.receiver_id) as reported_on
    from animals join hunts on hunts.id = animals.hunt_id join cities on cities.id = hunts.city_id
    join specimen_types on specimen_types.id = animals.specimen_type_id
    left join federations on federations.id = animals.federation_id
    where animals.state in ('handedOver', 'recalled') and animals.receiver_id is not null and ${which}`

/** The animals that a receiver received, latest first. */
export const findReceived = (db: Db, receiverId: number) =>
  select(
    db,
    sql`animals.receiver_id = ${receiverId}
      order by animals.handed_over_at desc, animals.id desc limit ${limits.receivedAnimals}`,
  )

/** One of them; undefined if it is not theirs. */
export const findReceivedOne = async (db: Db, receiverId: number, id: number) =>
  (await select(db, sql`animals.receiver_id = ${receiverId} and animals.id = ${id}`))[0]

/** The animal whose certificate has this token. */
export const findVerified = async (db: Db, token: string) =>
  (await select(db, sql`animals.verification_token = ${token}`))[0]

/** What reports say that a receiver received, by hunt, the latest hunt first. */
export const findReported = (db: Db, receiverId: number) =>
  readRows<ReportedLine>(db)`
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
    order by hunts.started_at desc, hunts.id desc limit ${limits.receivedAnimals}`

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
  return readFirst<ForContest>(transaction)`
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
    group by hunts.id, cities.id, users.id, givers.id`
}

/** Stores that a line is contested. */
export const noteContest = (
  transaction: DbTransaction,
  line: { receiver_id: number; hunt_id: number; contested_on: string },
) => transaction.insertInto('contested_lines').values(line).execute()
