import type { OwnData } from '../../../contract/account/own-data.ts'
import type { Db } from '../../database.ts'

/** The results of samples that a person entered, also in somebody's place, and why they took one back. */
export const findOwnResults = (db: Db, id: number): Promise<OwnData['results']> =>
  db
    .selectFrom('samples')
    .where(({ eb, or }) => or([eb('result_by', '=', id), eb('result_assistant_id', '=', id)]))
    .select(['reference', 'state', 'result_on', 'reason'])
    // A result is of a sample that was sent, which has a reference.
    .$narrowType<{ reference: string }>()
    .orderBy('id')
    .execute()
