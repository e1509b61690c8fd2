import { sql } from 'kysely'
import type { SpecimenType } from '../../../contract/shared/specimen-types.ts'
import type { Db } from '../../database.ts'

/** What stands around the code of a game type in the URL of its icon. */
const [before, after] = ['/specimens/', '.svg'] as const

/** The URL of a game type's icon; the outer query has `specimen_types`. */
export const iconUrl = sql<string>`${sql.lit(before)} || specimen_types.code || ${sql.lit(after)}`

/** The same, of the type with this code. */
export const iconUrlOf = (code: string): string => `${before}${code}${after}`

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
