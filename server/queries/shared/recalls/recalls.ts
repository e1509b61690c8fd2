import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../database.ts'
import type { RecallTables } from '../../../storage/recall-tables.ts'

/** What a recall is of: the game of a type of the hunts of a day in a commune. */
export type WholeHunt = { hunted_on: string; city_id: number; specimen_type_id: number }

/** The hunts of a federation's givers on a day in a commune. */
const huntsOf = ({ federation_id, hunted_on, city_id }: Omit<Wide, 'specimen_type_id'>) => sql`
  select hunts.id from hunts join users as hunters on hunters.id = hunts.giver_id
  where hunters.federation_id = ${federation_id} and hunts.started_at = ${hunted_on}::date
    and hunts.city_id = ${city_id}`
type Wide = WholeHunt & { federation_id: number }

/** Those hunts, by their ids. */
export async function findHuntIds(db: Db, wide: Wide): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${huntsOf(wide)} order by hunts.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The animals of hunts and of a type that were noted. */
export async function findAnimalIds(db: Db, huntIds: number[], typeId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from animals where hunt_id = any(${huntIds}::bigint[]) and specimen_type_id = ${typeId}
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Locks the people and the hunts that a recall touches, in the order in which everybody locks them:
 * nobody is anonymised meanwhile, and no animal changes hands.
 */
export async function lockHuntsOf(
  transaction: Db,
  animalIds: number[],
  huntIds: number[],
): Promise<number[]> {
  const touched = sql`select hunt_id from animals where id = any(${animalIds}::bigint[])
    union select unnest(${huntIds}::bigint[])`
  await sql`
    select from users where id in (
      select giver_id from hunts where id in (${touched})
      union select receiver_id from animals where id = any(${animalIds}::bigint[])
      union select receiver_id from donations where hunt_id = any(${huntIds}::bigint[])
      union select receiver_id from offers where hunt_id = any(${huntIds}::bigint[]))
    order by id for key share`.execute(transaction)
  const { rows } = await sql<{ id: number }>`
    select id from hunts where id in (${touched}) order by id for update`.execute(transaction)
  return rows.map(({ id }) => id)
}

/** The open offers that promise recalled game: one of the animals, or the type without an animal. */
export async function findPromises(
  transaction: Db,
  animalIds: number[],
  { huntIds, typeId }: { huntIds: number[]; typeId: number | null },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from offers where state in ('confirmed', 'accepted') and (animal_id = any(${animalIds}::bigint[])
      or (animal_id is null and hunt_id = any(${huntIds}::bigint[]) and specimen_type_id = ${typeId}))
    order by id`.execute(transaction)
  return rows.map(({ id }) => id)
}

/** The animals, with what may be recalled of them; those that went elsewhere stay as they are. */
export const recallAnimals = (transaction: Db, animalIds: number[]) =>
  sql`
    update animals set state = 'recalled', version = version + 1
    where id = any(${animalIds}::bigint[]) and state not in ('recalled', 'withdrawn')`.execute(transaction)

/** Notes which animals a recall is of; answers the givers of those that are new to it. */
export async function addAnimals(transaction: Db, recallId: number, animalIds: number[]): Promise<number[]> {
  const { rows } = await sql<{ giver_id: number }>`
    with added as (
      insert into recall_animals (recall_id, animal_id)
      select ${recallId}, unnest(${animalIds}::bigint[]) on conflict do nothing returning animal_id
    )
    select distinct hunts.giver_id from added join animals on animals.id = added.animal_id
    join hunts on hunts.id = animals.hunt_id order by 1`.execute(transaction)
  return rows.map(({ giver_id }) => giver_id)
}

/** People to write to, whether or not they may sign in; not those who are anonymised. */
export const findPeople = (transaction: Db, ids: number[]) =>
  transaction
    .selectFrom('users')
    .where('id', 'in', [0, ...ids])
    .where('is_deleted', '=', false)
    .select(['id', 'email', 'firstname'])
    .orderBy('id')
    .execute()

/** The recall that there is of the same, locked; one that was lifted does not count. */
export const findSameRecall = (
  transaction: Db,
  by: { sample_id: number } | Wide | { federation_id: number; animalIds: number[] },
) => {
  const current = transaction.selectFrom('recalls').where('state', '<>', 'lifted').selectAll().forUpdate()
  if (!('animalIds' in by)) return current.where((where) => where.and(by)).executeTakeFirst()
  return current
    .where('federation_id', '=', by.federation_id)
    .where('sample_id', 'is', null)
    .where('hunted_on', 'is', null)
    .where(
      sql<boolean>`array(select animal_id from recall_animals where recall_id = recalls.id order by 1)
        = ${by.animalIds}::bigint[]`,
    )
    .executeTakeFirst()
}

/** Writes a recall. */
export const insertRecall = (transaction: Db, recall: Insertable<RecallTables['recalls']>) =>
  transaction.insertInto('recalls').values(recall).returningAll().executeTakeFirstOrThrow()

/** How many people have yet to be told, or to confirm. */
export async function countLeft(transaction: Db, recallId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from recall_receivers where recall_id = ${recallId} and state in ('toTell', 'told')`.execute(
    transaction,
  )
  return rows[0]?.count ?? 0
}

/** Whether an animal is recalled, as one that was kept by its hunters may be too. */
export async function isRecalled(db: Db, animalId: number): Promise<boolean> {
  const { rows } = await sql`
    select from recall_animals join recalls on recalls.id = recall_animals.recall_id
    where recall_animals.animal_id = ${animalId} and recalls.state <> 'lifted' limit 1`.execute(db)
  return rows.length > 0
}
