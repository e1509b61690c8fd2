import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../database.ts'
import type { RecallTables } from '../../../storage/animal-tables.ts'
import type { Wide } from './recalled-hunts.ts'
import { countRows, hasRows } from '../rows.ts'

/** The noted animals of hunts and of a type. */
export async function findAnimalIds(db: Db, huntIds: number[], typeId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from animals where hunt_id = any(${huntIds}::bigint[]) and specimen_type_id = ${typeId}
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Locks the people and hunts affected by a recall, in the global lock order, so that nobody is anonymised
 * and no animal changes hands meanwhile.
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

/** Marks the animals that can be recalled; animals with another destination stay unchanged. */
export const recallAnimals = (transaction: Db, animalIds: number[]) =>
  sql`
    update animals set state = 'recalled', version = version + 1
    where id = any(${animalIds}::bigint[]) and state not in ('recalled', 'withdrawn')`.execute(transaction)

/** Adds animals to a recall; answers the givers of newly added ones. */
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

/** People to notify, whether or not they may sign in; excludes anonymised ones. */
export const findPeople = (transaction: Db, ids: number[]) =>
  transaction
    .selectFrom('users')
    .where('id', 'in', [0, ...ids])
    .where('is_deleted', '=', false)
    .select(['id', 'email', 'firstname'])
    .orderBy('id')
    .execute()

/** Locks the existing recall of the same game, unless it was lifted. */
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

/** Inserts a recall. */
export const insertRecall = (transaction: Db, recall: Insertable<RecallTables['recalls']>) =>
  transaction.insertInto('recalls').values(recall).returningAll().executeTakeFirstOrThrow()

/** Opens a recall again that was closed, since somebody is to be notified. */
export const reopenRecall = (transaction: Db, id: number) =>
  transaction.updateTable('recalls').set({ state: 'opened', ended_at: null }).where('id', '=', id).execute()

/** The number of people who have yet to be notified or to confirm. */
export const countLeft = (transaction: Db, recallId: number) =>
  countRows(transaction)`from recall_receivers where recall_id = ${recallId} and state in ('toTell', 'told')`

/** Whether an animal is recalled, including one kept by its hunters. */
export const isRecalled = (db: Db, animalId: number) =>
  hasRows(db)`from recall_animals join recalls on recalls.id = recall_animals.recall_id
    where recall_animals.animal_id = ${animalId} and recalls.state <> 'lifted'`
