import { sql } from 'kysely'
import type { Hunt } from '../../../contract/giver/hunts.ts'
import type { HuntState } from '../../../contract/shared/hunts.ts'
import type { Db } from '../../database.ts'
import { huntStateAt, isPast } from '../shared/hunt-state.ts'
import { placeDay } from '../shared/moments.ts'
import { countRows, readFirst } from '../shared/rows.ts'

/** A giver, and the time, which determines the state of hunts. */
export type Own = { giverId: number; now: Date }

const inState = (state: HuntState, now: Date) =>
  ({
    planned: sql`hunts.finished_at is null and not ${isPast(now)}`,
    informed: sql`hunts.finished_at is null and ${isPast(now)}`,
    finished: sql`hunts.finished_at is not null`,
  })[state]

/** The columns of a hunt that its giver sees, with its state. */
const shownAt = (now: Date) => sql<Hunt>`
  select hunts.id, hunts.started_at, hunts.city_id, jsonb_build_object('label', cities.label) as city,
    hunts.is_wolfhunter, nullif(hunts.time_zone, 'Europe/Paris') as time_zone,
    jsonb_build_object('code', ${huntStateAt(now)}) as hunt_state,
    coalesce((
      select jsonb_agg(
        jsonb_build_object('specimen_type_id', specimen_type_id, 'quantity', quantity)
        order by specimen_type_id)
      from hunt_previsions where hunt_previsions.hunt_id = hunts.id), '[]') as hunt_previsions,
    case when hunts.finished_at is null then '[]' else coalesce((
      select jsonb_agg(jsonb_build_object('specimen_type_id', specimen_type_id, 'quantity', given)
        order by specimen_type_id)
      from (
        select specimen_type_id, sum(quantity)::int as given from donations
        where donations.hunt_id = hunts.id group by specimen_type_id
      ) as by_type), '[]') end as given,
    (select report_requests.state from report_requests
      where report_requests.hunt_id = hunts.id order by report_requests.id desc limit 1) as correction
  from hunts join cities on cities.id = hunts.city_id`

/** A page of the giver's hunts in one state, and their total number. */
export async function findHunts(
  db: Db,
  { giverId, now, state, page, perPage }: Own & { state: HuntState; page: number; perPage: number },
): Promise<{ rows: Hunt[]; total: number }> {
  const where = sql`hunts.giver_id = ${giverId} and ${inState(state, now)}`
  const direction = state === 'finished' ? sql`desc` : sql`asc`
  const offset = (page - 1) * perPage
  const { rows } = await sql<Hunt>`${shownAt(now)}
    where ${where}
    order by hunts.started_at ${direction}, hunts.id ${direction}
    limit ${perPage} offset ${offset}`.execute(db)
  // A page with room left is the last one, and tells the total without counting.
  if (rows.length < perPage && (rows.length > 0 || page === 1)) return { rows, total: offset + rows.length }
  return { rows, total: await countRows(db)`from hunts where ${where}` }
}

/** One of the giver's hunts in the format of `findHunts`; undefined if it is not theirs. */
export const findShownHunt = (db: Db, { giverId, now, id }: Own & { id: number }) =>
  readFirst<Hunt>(db)`${shownAt(now)}
    where hunts.id = ${id} and hunts.giver_id = ${giverId}`

/** The number of the giver's planned hunts. */
export const countPlanned = (db: Db, { giverId, now }: Own) =>
  countRows(db)`from hunts
    where hunts.giver_id = ${giverId} and ${inState('planned', now)}`

const lockedColumns = [
  'hunts.id',
  'hunts.city_id',
  'hunts.started_at',
  'hunts.time_zone',
  'hunts.contacts_searched_at',
] as const

/**
 * One of the giver's hunts, locked until the end of the transaction; undefined if it is not theirs. `today`:
 * the day where it is, `YYYY-MM-DD`.
 */
export const lockHunt = (transaction: Db, { giverId, now, id }: Own & { id: number }) =>
  transaction
    .selectFrom('hunts')
    .where('hunts.id', '=', id)
    .where('hunts.giver_id', '=', giverId)
    .select([...lockedColumns, placeDay(now).as('today'), huntStateAt(now).as('state')])
    .forUpdate()
    .executeTakeFirst()

/** The same, without a lock. */
export const findHunt = (db: Db, { giverId, now, id }: Own & { id: number }) =>
  db
    .selectFrom('hunts')
    .where('hunts.id', '=', id)
    .where('hunts.giver_id', '=', giverId)
    .select([...lockedColumns, placeDay(now).as('today'), huntStateAt(now).as('state')])
    .executeTakeFirst()

export type HuntRow = { started_at: string; time_zone: string; is_wolfhunter: boolean }
export type Prevision = { specimen_type_id: number; quantity: number }

/** The hunt that was already planned with this idempotency key, if any. */
export const findPlannedBy = (db: Db, giverId: number, idempotencyKey: string) =>
  db
    .selectFrom('hunts')
    .where('giver_id', '=', giverId)
    .where('idempotency_key', '=', idempotencyKey)
    .select('id')
    .executeTakeFirst()

/** Inserts a hunt and returns its id. */
export async function insertHunt(
  transaction: Db,
  hunt: HuntRow & {
    giver_id: number
    in_charge_id: number | null
    city_id: number
    idempotency_key: string | null
    created_at: Date
  },
  previsions: Prevision[],
): Promise<number> {
  const row = await transaction.insertInto('hunts').values(hunt).returning('id').executeTakeFirstOrThrow()
  await insertPrevisions(transaction, row.id, previsions)
  return row.id
}

/** Updates a hunt and replaces its previsions; its contacts have to be searched for again. */
export async function replaceHunt(transaction: Db, id: number, hunt: HuntRow, previsions: Prevision[]) {
  await transaction
    .updateTable('hunts')
    .set({ ...hunt, contacts_searched_at: null })
    .where('id', '=', id)
    .execute()
  await transaction.deleteFrom('hunt_previsions').where('hunt_id', '=', id).execute()
  await insertPrevisions(transaction, id, previsions)
}

/** Stores when the contacts of a hunt were searched for. */
export const noteSearch = (transaction: Db, id: number, now: Date) =>
  transaction.updateTable('hunts').set({ contacts_searched_at: now }).where('id', '=', id).execute()

/** Deletes a hunt with its previsions and contacts. */
export const removeHunt = (transaction: Db, id: number) =>
  transaction.deleteFrom('hunts').where('id', '=', id).execute()

async function insertPrevisions(transaction: Db, hunt_id: number, previsions: Prevision[]) {
  if (previsions.length === 0) return
  await transaction
    .insertInto('hunt_previsions')
    .values(previsions.map((row) => ({ hunt_id, ...row })))
    .execute()
}
