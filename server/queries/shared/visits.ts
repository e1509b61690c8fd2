import { sql } from 'kysely'
import { parisDay } from '../../../contract/days.ts'
import type { Db } from '../../database.ts'

/** Records a visit, once a day, and cancels inactivity warnings. */
export async function noteVisit(db: Db, userId: number, now: Date): Promise<void> {
  const last_visit_on = parisDay(now)
  await db
    .updateTable('users')
    .set({ last_visit_on, closing_on: null, closing_reminded_on: null })
    .where('id', '=', userId)
    .where('is_deleted', '=', false)
    .where('last_visit_on', 'is distinct from', sql<string>`${last_visit_on}::date`)
    .execute()
}
