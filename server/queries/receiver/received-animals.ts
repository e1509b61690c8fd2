import { type RawBuilder, sql } from 'kysely'
import { limits } from '../../../contract/limits.ts'
import type { ReceivedAnimal } from '../../../contract/receiver/received-animals.ts'
import { BOAR } from '../../../contract/shared/specimen-types.ts'
import type { Db } from '../../database.ts'
import { countingFirst } from '../shared/samples.ts'
import { iconUrl } from '../shared/specimen-types.ts'

/** An animal that was handed over, with the facts on its certificate. `time_zone`: that of its hunt. */
export type CertifiedAnimal = ReceivedAnimal & {
  examination: 'none' | 'sound' | 'doubtful'
  sheet: string | null
  verification_token: string
  time_zone: string
}

async function select(db: Db, which: RawBuilder<unknown>): Promise<CertifiedAnimal[]> {
  const { rows } = await sql<CertifiedAnimal>`
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
    where animals.state in ('handedOver', 'recalled') and animals.receiver_id is not null and ${which}`.execute(
    db,
  )
  return rows
}

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
