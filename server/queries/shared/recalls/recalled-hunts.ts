import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../database.ts'

/** The scope of a recall of whole hunts: the game of a type from the hunts of a day in a commune. */
export type WholeHunt = { hunted_on: string; city_id: number; specimen_type_id: number }

/**
 * Whether a row of `hunts` is within a federation's reach: the hunt lies in its department, whoever planned
 * it, or its giver belonged to the federation on the day of the hunt, wherever it lies.
 */
export const isWithin = (federationId: RawBuilder<unknown>) => sql<boolean>`(
  coalesce(hunts.in_charge_id, (select users.federation_id from users where users.id = hunts.giver_id))
    = ${federationId}
  or exists (select from cities join federations on federations.department_code = cities.department_code
    where cities.id = hunts.city_id and federations.id = ${federationId}))`

/** Whether a row of `hunts` is one that the row of `recalls` takes as a whole. */
export const isTakenWhole = sql<boolean>`(
  hunts.started_at = recalls.hunted_on and hunts.city_id = recalls.city_id
  and ${isWithin(sql`recalls.federation_id`)})`

/** The hunts of a day in a commune that a federation may recall. */
const huntsOf = ({ federation_id, hunted_on, city_id }: Omit<Wide, 'specimen_type_id'>) => sql`
  select hunts.id from hunts
  where hunts.started_at = ${hunted_on}::date and hunts.city_id = ${city_id}
    and ${isWithin(sql`${federation_id}::bigint`)}`
export type Wide = WholeHunt & { federation_id: number }

/**
 * The commune of that name or INSEE code in which hunts that a federation may recall took place on a day:
 * one of its department before others; undefined if there is none.
 */
export async function findHuntedCity(
  db: Db,
  { id: federation_id, department_code }: { id: number; department_code: string },
  { hunted_on, insee, name }: { hunted_on: string; insee: string; name: string },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number; department_code: string }>`
    select cities.id, cities.department_code from cities
    where (cities.insee = ${insee} or cities.search_name = ${name})
      and exists (select from hunts where hunts.city_id = cities.id and hunts.started_at = ${hunted_on}::date
        and ${isWithin(sql`${federation_id}::bigint`)})
    order by cities.id`.execute(db)
  return (rows.find((city) => city.department_code === department_code) ?? rows[0])?.id
}

/** The recalls, not lifted, that take a hunt as a whole; locked in the order of their ids. */
export async function lockRecallsAt(transaction: Db, huntId: number) {
  const ids = transaction
    .selectFrom('recalls')
    .innerJoin('hunts', (join) => join.onTrue())
    .where('hunts.id', '=', huntId)
    .where('recalls.state', '<>', 'lifted')
    .where(isTakenWhole)
    .select('recalls.id')
  return transaction
    .selectFrom('recalls')
    .where('id', 'in', ids)
    .where('state', '<>', 'lifted')
    .selectAll()
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** The hunts of a giver that have no report. */
export async function findUnreported(db: Db, giverId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('hunts')
    .where('giver_id', '=', giverId)
    .where('finished_at', 'is', null)
    .select('id')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * The number of hunts that the row of `recalls` takes as a whole whose givers have still to say who got
 * what; anonymised givers no longer can.
 */
export const awaited = sql<number>`(
  select count(*)::int from hunts join users as hunters on hunters.id = hunts.giver_id
  where ${isTakenWhole} and hunts.finished_at is null and not hunters.is_deleted)`

/** The same for one recall. */
export async function countAwaited(db: Db, recallId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ${awaited} as count from recalls where recalls.id = ${recallId}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Their ids. */
export async function findHuntIds(db: Db, wide: Wide): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${huntsOf(wide)} order by hunts.id`.execute(db)
  return rows.map(({ id }) => id)
}
