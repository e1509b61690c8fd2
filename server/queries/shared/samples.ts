import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database.ts'
import type { Tables } from '../../storage/tables.ts'

/**
 * Sorts the samples of an animal by what counts: a result that bars the hand-over, the worst first, until
 * that result itself is discarded; otherwise the latest sample. A later sample never hides an earlier
 * result.
 */
export const countingFirst = sql`
  array_position(array['positive', 'otherParasite', 'doubtful'], samples.state) nulls last,
  samples.id desc`

/** The sample with this reference in a federation, with its animals. */
export async function findReferenced(db: Db, federation_id: number, reference: string) {
  const sample = await db
    .selectFrom('samples')
    .where('federation_id', '=', federation_id)
    .where('reference', '=', reference)
    .selectAll()
    .executeTakeFirst()
  if (!sample) return undefined
  return { ...sample, animalIds: await findSampled(db, sample.id) }
}

/** The animals that a sample was taken from. */
export async function findSampled(db: Db, sampleId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('sample_animals')
    .where('sample_id', '=', sampleId)
    .select('animal_id')
    .orderBy('animal_id')
    .execute()
  return rows.map(({ animal_id }) => animal_id)
}

/** Inserts a sample of these animals, and answers its id. */
export async function insertSample(
  transaction: Db,
  sample: Insertable<Tables['samples']>,
  animalIds: number[],
): Promise<number> {
  const { id } = await transaction
    .insertInto('samples')
    .values(sample)
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = animalIds.map((animal_id) => ({ sample_id: id, animal_id }))
  await transaction.insertInto('sample_animals').values(rows).execute()
  return id
}

/** Stores a new state of a sample and increments its version. */
export const setSample = (
  transaction: Db,
  { id, version }: { id: number; version: number },
  row: Partial<Insertable<Tables['samples']>>,
) =>
  transaction
    .updateTable('samples')
    .set({ ...row, version: version + 1 })
    .where('id', '=', id)
    .execute()
