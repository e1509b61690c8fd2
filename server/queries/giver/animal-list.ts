import { sql } from 'kysely'
import type { Animal } from '../../../contract/giver/animals.ts'
import type { Db } from '../../database.ts'
import { claimedKey } from '../shared/claimed-tags.ts'
import { readRows } from '../shared/rows.ts'

/** The time of a kill where the hunt of `hunts` is, `HH:MM`. */
export const hour = sql<string | null>`to_char(animals.killed_at at time zone hunts.time_zone, 'HH24:MI')`

/** The animals of a hunt as its giver sees them, in the order in which they were noted. */
export async function findAnimals(db: Db, huntId: number): Promise<Animal[]> {
  const { rows } = await sql<Animal & { claim: Animal['claim'] | null }>`
    select animals.id, animals.specimen_type_id, animals.tag, animals.sex, animals.weight,
      ${hour} as killed_at, animals.examination, animals.examiner_name, animals.examiner_number,
      animals.sheet, animals.state, animals.withdrawal,
      case when animals.receiver_id is not null then jsonb_build_object('contact_id', contacts.id,
        'firstname', users.firstname, 'lastname', coalesce(users.lastname, '')) end as receiver,
      animals.version,
      case when animals.claimed_tag is not null then jsonb_build_object('tag', animals.claimed_tag,
        'is_free', not exists (select from animals as holders
          where holders.federation_id = animals.federation_id and holders.season = animals.season
            and holders.tag_key = ${claimedKey('animals')})) end as claim
    from animals join hunts on hunts.id = animals.hunt_id
    left join contacts on contacts.hunt_id = animals.hunt_id and contacts.receiver_id = animals.receiver_id
    left join users on users.id = animals.receiver_id
    where animals.hunt_id = ${huntId} order by animals.id`.execute(db)
  return rows.map(({ claim, ...animal }) => (claim ? { ...animal, claim } : animal))
}

/** The last tag that a giver noted in a season, per game type. */
export const findLastTags = (db: Db, giverId: number, season: number) =>
  readRows<{ specimen_type_id: number; tag: string }>(db)`
    select distinct on (animals.specimen_type_id) animals.specimen_type_id, animals.tag
    from animals join hunts on hunts.id = animals.hunt_id
    where hunts.giver_id = ${giverId} and animals.season = ${season} and animals.tag is not null
    order by animals.specimen_type_id, animals.id desc`
