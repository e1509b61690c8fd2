import { sql } from 'kysely'
import type { Cell } from '../../../contract/statistics/statistics.ts'
import type { Db } from '../../database.ts'
import type { Asked } from '../../statistics/definition.ts'
import { isAsked } from './statistics.ts'

/** The cursor of a batch: the last hand-over before the next batch. */
export type Mark = { day: string; hunt: number; receiver: number; type: number }

/** A batch of hand-overs, and the cursor of the next one; null if there is none. */
export type Batch = { rows: Cell[][]; next: Mark | null }

type Row = {
  day: string
  town: string
  department: string
  federation: string
  label: string
  quantity: number
}

/** A batch of hand-overs, oldest first, without any data about their receivers, and the next cursor. */
export async function findHandovers(db: Db, asked: Asked, after: Mark | null, limit: number): Promise<Batch> {
  const begin = after
    ? sql`(donations.day, donations.hunt_id, donations.receiver_id, donations.specimen_type_id)
        > (${after.day}::date, ${after.hunt}, ${after.receiver}, ${after.type})`
    : sql`true`
  const { rows } = await sql<Row & Mark>`
    select donations.day, cities.label_full as town, cities.department_code as department,
      coalesce(federations.name, '') as federation,
      upper(left(specimen_types.label, 1)) || substr(specimen_types.label, 2) as label, donations.quantity,
      donations.hunt_id as hunt, donations.receiver_id as receiver, donations.specimen_type_id as type
    from donations join cities on cities.id = donations.city_id
    join specimen_types on specimen_types.id = donations.specimen_type_id
    left join federations on federations.id = donations.federation_id
    where ${isAsked(asked)} and ${begin}
    order by donations.day, donations.hunt_id, donations.receiver_id, donations.specimen_type_id
    limit ${limit}`.execute(db)
  const last = rows.length === limit ? rows.at(-1) : undefined
  return {
    rows: rows.map(({ day, town, department, federation, label, quantity }) => [
      day,
      town,
      department,
      federation,
      label,
      quantity,
    ]),
    next: last ? { day: last.day, hunt: last.hunt, receiver: last.receiver, type: last.type } : null,
  }
}

/** The total number of hand-overs. */
export async function countHandovers(db: Db, asked: Asked): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from donations where ${isAsked(asked)}`.execute(db)
  return rows[0]?.total ?? 0
}
