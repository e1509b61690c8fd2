import { type Updateable, sql } from 'kysely'
import { type Db } from '../../database.ts'
import { type Tables } from '../../storage/tables.ts'

/** Updates the receiver's record. */
export const updateReceiverRow = (db: Db, receiverId: number, row: Updateable<Tables['receivers']>) =>
  db.updateTable('receivers').set(row).where('user_id', '=', receiverId).execute()

/** The number of givers to whom the receiver's phone was revealed. */
export async function countReveals(db: Db, receiverId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(distinct giver_id) as total from phone_reveals where receiver_id = ${receiverId}`.execute(db)
  return rows[0]?.total ?? 0
}
