import { type RawBuilder, sql } from 'kysely'
import type { RecallPreview, RecalledGame } from '../../../../contract/shared/recalls.ts'
import type { Db } from '../../../database.ts'
import { readOne, readRows } from '../rows.ts'

/** The hunts and type of a recall of whole hunts; empty and null for single animals. */
type Whole = { huntIds: number[]; typeId: number | null }

/**
 * The people who received recalled game: single animals (a query), or a type of whole hunts. Every report
 * version and pending correction counts, so that a mistaken correction cannot hide a recipient.
 */
const takersOf = (animalIds: RawBuilder<unknown>, { huntIds, typeId }: Whole) => sql`
  select receiver_id from animals where id in (${animalIds}) and receiver_id is not null
  union select receiver_id from donations
  where hunt_id = any(${huntIds}::bigint[]) and specimen_type_id = ${typeId} and quantity > 0
  union select receiver_id from report_version_rows
    join report_versions on report_versions.id = version_id
  where hunt_id = any(${huntIds}::bigint[]) and specimen_type_id = ${typeId}
  union select receiver_id from report_request_rows
    join report_requests on report_requests.id = request_id
  where hunt_id = any(${huntIds}::bigint[]) and specimen_type_id = ${typeId} and state = 'requested'
  union select receiver_id from offers
  where hunt_id = any(${huntIds}::bigint[]) and specimen_type_id = ${typeId} and state = 'handedOver'`

/** Adds recipients of the game who are not yet included; answers them. */
export async function addReceivers(
  transaction: Db,
  recallId: number,
  whole: Whole,
): Promise<{ id: number; receiver_id: number }[]> {
  const animals = sql`select animal_id from recall_animals where recall_id = ${recallId}`
  return readRows<{ id: number; receiver_id: number }>(transaction)`
    insert into recall_receivers (recall_id, receiver_id, state)
    select ${recallId}, receiver_id, 'toTell' from (${takersOf(animals, whole)}) as taken
    order by receiver_id on conflict do nothing
    returning id, receiver_id`
}

/** The number of recipients of the game, and of those who can be notified; anonymised people cannot. */
export const countTakers = (db: Db, animalIds: number[], whole: Whole) =>
  readOne<RecallPreview>(db)`
    select count(*) as people, count(reach.email) as with_email, count(reach.phone) as with_phone,
      count(*) filter (where reach.email is null and reach.phone is null) as out_of_reach
    from (select case when not is_deleted then email end as email,
        case when not is_deleted then nullif(phone, '') end as phone
      from users where id in (${takersOf(sql`select unnest(${animalIds}::bigint[])`, whole)})) as reach`

/** The recalled game of the row of `recalls`; for single animals, those selected by `which`. */
export const gameOf = (which: RawBuilder<unknown>) => sql<RecalledGame[]>`
  case when recalls.hunted_on is not null then jsonb_build_array(jsonb_build_object(
    'label', (select label from specimen_types where id = recalls.specimen_type_id), 'tag', null,
    'started_at', recalls.hunted_on, 'city', (select label from cities where id = recalls.city_id)))
  else (select coalesce(jsonb_agg(jsonb_build_object('label', specimen_types.label, 'tag', animals.tag,
      'started_at', hunts.started_at, 'city', cities.label) order by animals.id), '[]')
    from recall_animals join animals on animals.id = recall_animals.animal_id
    join specimen_types on specimen_types.id = animals.specimen_type_id
    join hunts on hunts.id = animals.hunt_id join cities on cities.id = hunts.city_id
    where recall_animals.recall_id = recalls.id and ${which}) end`

/** A recipient's part of the recalled game, or the part from a giver's hunts. */
export async function findGameOf(
  db: Db,
  recallId: number,
  whose: 'animals.receiver_id' | 'hunts.giver_id',
  id: number,
): Promise<RecalledGame[]> {
  const { rows } = await sql<{ game: RecalledGame[] }>`
    select ${gameOf(sql`${sql.ref(whose)} = ${id}`)} as game from recalls where id = ${recallId}`.execute(db)
  return rows[0]?.game ?? []
}
