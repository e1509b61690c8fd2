import { type RawBuilder, sql } from 'kysely'
import type { Cell } from '../../../contract/statistics/columns.ts'
import type { Db } from '../../database.ts'
import type { Asked } from '../../statistics/definition.ts'
import { isAsked } from './statistics.ts'
import { readOne } from '../shared/rows.ts'

/** The cursor of a batch: the last hand-over before the next batch. */
export type Mark = { day: string; hunt: number; receiver: number; type: number }

/** A batch of hand-overs, and the cursor of the next one; null if there is none. */
export type Batch = { rows: Cell[][]; next: Mark | null }

type Row = Mark & { town: string; department: string; federation: string; label: string; quantity: number }

/**
 * Hand-overs, newest first, without any data about their receivers. The page is cut before anything is
 * joined, by the columns of an index.
 */
const read = async (db: Db, asked: Asked, where: RawBuilder<unknown>, part: RawBuilder<unknown>) =>
  (
    await sql<Row>`
      select donations.day, cities.label_full as town, cities.department_code as department,
        coalesce(federations.name, '') as federation,
        upper(left(specimen_types.label, 1)) || substr(specimen_types.label, 2) as label, donations.quantity,
        donations.hunt_id as hunt, donations.receiver_id as receiver, donations.specimen_type_id as type
      from (
        select day, hunt_id, receiver_id, specimen_type_id from donations
        where ${isAsked(asked)} and ${where}
        order by day desc, hunt_id desc, receiver_id desc, specimen_type_id desc ${part}
      ) as page join donations using (day, hunt_id, receiver_id, specimen_type_id)
      join cities on cities.id = donations.city_id
      join specimen_types on specimen_types.id = donations.specimen_type_id
      left join federations on federations.id = donations.federation_id
      order by donations.day desc, donations.hunt_id desc, donations.receiver_id desc,
        donations.specimen_type_id desc`.execute(db)
  ).rows

const cellsOf = ({ day, town, department, federation, label, quantity }: Row): Cell[] => [
  day,
  town,
  department,
  federation,
  label,
  quantity,
]

/** A batch of hand-overs, and the next cursor. */
export async function findBatch(db: Db, asked: Asked, after: Mark | null, limit: number): Promise<Batch> {
  const begin = after
    ? sql`(day, hunt_id, receiver_id, specimen_type_id)
        < (${after.day}::date, ${after.hunt}, ${after.receiver}, ${after.type})`
    : sql`true`
  const rows = await read(db, asked, begin, sql`limit ${limit}`)
  return { rows: rows.map(cellsOf), next: rows.length === limit ? rows.at(-1)! : null }
}

/** A page of hand-overs. */
export const findHandovers = async (
  db: Db,
  asked: Asked,
  { offset, limit }: { offset: number; limit: number },
) => (await read(db, asked, sql`true`, sql`limit ${limit} offset ${offset}`)).map(cellsOf)

/** The number of animals handed over, and of hand-overs. */
export const countHandovers = (db: Db, asked: Asked) =>
  readOne<{ animals: number; handovers: number }>(db)`
    select coalesce(sum(donations.quantity), 0) as animals, count(*) as handovers
    from donations where ${isAsked(asked)}`
