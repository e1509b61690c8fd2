import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../../database.ts'
import type { Tables } from '../../storage/tables.ts'
import { hour } from './animal-list.ts'
import { countRows } from '../shared/rows.ts'

/** The hunt of an animal: its day, and the time zone of its hours. */
type Place = { started_at: string; time_zone: string }

/** A time of the day of a hunt, converted to a timestamp. */
const momentOf = ({ started_at, time_zone }: Place, hour: string | null) =>
  sql<Date | null>`(${started_at}::date + ${hour}::time) at time zone ${time_zone}::text`

/** A new secret for the certificate of an animal. */
export const anotherToken = sql<string>`default`

/** The hunt of an animal; undefined if it is not the giver's. */
export const findHuntOf = (db: Db, giverId: number, animalId: number) =>
  db
    .selectFrom('animals')
    .innerJoin('hunts', 'hunts.id', 'animals.hunt_id')
    .where('animals.id', '=', animalId)
    .where('hunts.giver_id', '=', giverId)
    .select('hunts.id')
    .executeTakeFirst()

/** One animal of a hunt, as stored. The caller must lock the hunt. */
export const findAnimal = (db: Db, huntId: number, id: number) =>
  db
    .selectFrom('animals')
    .innerJoin('hunts', 'hunts.id', 'animals.hunt_id')
    .where('animals.id', '=', id)
    .where('hunt_id', '=', huntId)
    .selectAll('animals')
    .select(hour.as('hour'))
    .executeTakeFirst()
export type StoredAnimal = NonNullable<Awaited<ReturnType<typeof findAnimal>>>

/** The animal that was already noted with this idempotency key, if any. */
export const findNotedBy = (db: Db, huntId: number, idempotencyKey: string) =>
  db
    .selectFrom('animals')
    .where('hunt_id', '=', huntId)
    .where('idempotency_key', '=', idempotencyKey)
    .select('id')
    .executeTakeFirst()

/** The number of animals of a hunt. */
export const countAnimals = (db: Db, huntId: number) => countRows(db)`from animals where hunt_id = ${huntId}`

/** The number of animals of a type that a receiver received at a hunt. */
export const countHandedOver = (
  db: Db,
  taken: { hunt_id: number; receiver_id: number; specimen_type_id: number },
) =>
  countRows(db)`from animals where hunt_id = ${taken.hunt_id} and receiver_id = ${taken.receiver_id}
    and specimen_type_id = ${taken.specimen_type_id}`

/** The entered columns of an animal, with its time on the day of the hunt. */
export type AnimalRow = Pick<
  Selectable<Tables['animals']>,
  | 'specimen_type_id'
  | 'tag'
  | 'claimed_tag'
  | 'sex'
  | 'weight'
  | 'examination'
  | 'examiner_name'
  | 'examiner_number'
  | 'sheet'
  | 'state'
> & { killed_at: string | null }

/** Inserts an animal, and answers its id; undefined if its tag is taken. */
export async function insertAnimal(
  transaction: Db,
  { killed_at, ...row }: AnimalRow & Omit<Insertable<Tables['animals']>, keyof AnimalRow>,
  hunt: Place,
): Promise<number | undefined> {
  const inserted = await transaction
    .insertInto('animals')
    .values({ ...row, killed_at: momentOf(hunt, killed_at) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

/**
 * The giver of another animal of the federation and season that has the tag, regardless of how it is written;
 * undefined if it is free. `id`: 0 for a new animal.
 */
export async function findTagHolder(
  transaction: Db,
  { id, federation_id, season }: Pick<StoredAnimal, 'id' | 'federation_id' | 'season'>,
  tag: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ giver_id: number }>`
    select hunts.giver_id from animals join hunts on hunts.id = animals.hunt_id
    where animals.federation_id = ${federation_id} and animals.season = ${season} and animals.id <> ${id}
      and animals.tag_key = upper(regexp_replace(${tag}::text, '[ ./-]', '', 'g'))`.execute(transaction)
  return rows[0]?.giver_id
}

/** Stores what was entered about an animal. */
export const replaceAnimal = (
  transaction: Db,
  stored: Pick<StoredAnimal, 'id' | 'version'>,
  { killed_at, ...row }: AnimalRow,
  hunt: Place,
) => updateAnimalRow(transaction, stored, { ...row, killed_at: momentOf(hunt, killed_at) })

/** Updates an animal and increments its version. */
export const updateAnimalRow = (
  transaction: Db,
  { id, version }: Pick<StoredAnimal, 'id' | 'version'>,
  row:
    | (Omit<Updateable<Tables['animals']>, 'verification_token'> & {
        verification_token?: typeof anotherToken
      })
    | { killed_at: ReturnType<typeof momentOf> },
) =>
  transaction
    .updateTable('animals')
    .set({ ...row, version: version + 1 })
    .where('id', '=', id)
    .execute()

/** Deletes an animal. The caller must lock its hunt. */
export const removeAnimal = (transaction: Db, id: number) =>
  transaction.deleteFrom('animals').where('id', '=', id).execute()
