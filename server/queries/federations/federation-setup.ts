import type { Db } from '../../database.ts'

/**
 * Locks a federation against changes and deletion until the end of the transaction; users may still join
 * it. Undefined if it does not exist.
 */
export const holdFederation = (transaction: Db, id: number) =>
  transaction.selectFrom('federations').where('id', '=', id).select('id').forNoKeyUpdate().executeTakeFirst()

/** Whether any commune of a department is known. */
export const hasTowns = async (db: Db, department_code: string): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom('cities')
      .where('department_code', '=', department_code)
      .select('id')
      .limit(1)
      .executeTakeFirst(),
  )

/** The number of neighbouring communes attached to a federation besides its own. */
export async function countNearTowns(db: Db, id: number): Promise<number> {
  const { count } = await db
    .selectFrom('federation_cities')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('federation_id', '=', id)
    .where('is_near', '=', true)
    .executeTakeFirstOrThrow()
  return count
}
