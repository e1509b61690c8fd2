import type { Insertable } from 'kysely'
import type { Db } from '../../database.ts'
import type { Tables } from '../../storage/tables.ts'

/** Adds a row to the journal. */
export async function insertAct(db: Db, row: Insertable<Tables['acts']>): Promise<void> {
  await db.insertInto('acts').values(row).execute()
}
