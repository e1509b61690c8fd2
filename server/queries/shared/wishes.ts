import type { Db } from '../../database.ts'
import type { Wish } from '../../../contract/shared/wishes.ts'

/** The receiver's wishes, in the order of the game types. */
export const findWishes = (db: Db, receiverId: number): Promise<Wish[]> =>
  db
    .selectFrom('wishes')
    .where('receiver_id', '=', receiverId)
    .select(['specimen_type_id', 'quantity'])
    .orderBy('specimen_type_id')
    .execute()

/** Replaces the receiver's wishes. The caller must lock their account. */
export async function replaceWishes(transaction: Db, receiver_id: number, wishes: Wish[]): Promise<void> {
  await transaction.deleteFrom('wishes').where('receiver_id', '=', receiver_id).execute()
  if (wishes.length === 0) return
  await transaction
    .insertInto('wishes')
    .values(wishes.map((wish) => ({ receiver_id, ...wish })))
    .execute()
}
