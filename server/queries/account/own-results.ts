import { sql } from 'kysely'
import type { OwnData } from '../../../contract/account/own-data.ts'
import type { Db } from '../../database.ts'

/**
 * The sample results that a person entered, also on somebody's behalf, and those that they discarded,
 * with their reason.
 */
export const findOwnResults = (db: Db, id: number): Promise<OwnData['results']> =>
  db
    .selectFrom('samples')
    .where(({ eb, or }) =>
      or([eb('result_by', '=', id), eb('result_assistant_id', '=', id), eb('overturned_by', '=', id)]),
    )
    .select([
      'reference',
      'state',
      'result_on',
      sql<string | null>`case when overturned_by = ${id} then reason end`.as('reason'),
    ])
    // A sample with a result was sent, so it has a reference.
    .$narrowType<{ reference: string }>()
    .orderBy('id')
    .execute()
