import { sql } from 'kysely'
import type { SpecimenType } from '../../../contract/shared/specimen-types.ts'
import type { Db } from '../../database.ts'

/** The URL of a game type's icon; the outer query has `specimen_types`. */
export const iconUrl = sql<string>`'/specimens/' || specimen_types.code || '.svg'`

/** The same, of the type with this code. */
export const iconUrlOf = (code: string): string => `/specimens/${code}.svg`

/** Every game type, in the order of the spec. */
export const findSpecimenTypes = (db: Db): Promise<SpecimenType[]> =>
  db
    .selectFrom('specimen_types')
    .select(['id', 'label', 'label_plural', iconUrl.as('icon_url')])
    .orderBy('id')
    .execute()

/** The ids of all game types. */
export async function findSpecimenTypeIds(db: Db): Promise<Set<number>> {
  const rows = await db.selectFrom('specimen_types').select('id').execute()
  return new Set(rows.map(({ id }) => id))
}
