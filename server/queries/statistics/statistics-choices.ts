import type { Db } from '../../database.ts'
import type { Choices } from '../../statistics/filters.ts'

/** The options of the filters of statistics. */
export async function findChoices(db: Db): Promise<Choices> {
  const federations = await db
    .selectFrom('federations')
    .select(['id', 'code', 'name'])
    .orderBy('department_code')
    .execute()
  const specimenTypes = await db.selectFrom('specimen_types').select(['id', 'label']).orderBy('id').execute()
  return { federations, specimenTypes }
}
