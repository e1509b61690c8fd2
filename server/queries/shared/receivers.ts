import { type Updateable, sql, type Insertable, type RawBuilder } from 'kysely'
import type { Db } from '../../database.ts'
import type { Tables } from '../../storage/tables.ts'
import type { Wish } from '../../../contract/shared/wishes.ts'

/** Updates the receiver's record. */
export const updateReceiverRow = (db: Db, receiverId: number, row: Updateable<Tables['receivers']>) =>
  db.updateTable('receivers').set(row).where('user_id', '=', receiverId).execute()

/** The number of givers to whom the receiver's phone was revealed. */
export async function countReveals(db: Db, receiverId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(distinct giver_id) as total from phone_reveals where receiver_id = ${receiverId}`.execute(db)
  return rows[0]?.total ?? 0
}

/** Records that a receiver's phone was revealed to a giver; permanent. */
export const insertReveal = (transaction: Db, reveal: Insertable<Tables['phone_reveals']>) =>
  transaction
    .insertInto('phone_reveals')
    .values(reveal)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/**
 * How many animals a receiver got from everybody, without what they contest. Asked for one person after the other,
 * by index: the donations of the whole country are never read.
 */
export const sumReceived = (receiverId: RawBuilder<unknown>) => sql`
  select coalesce(sum(quantity), 0)::integer as sum_donation from donations
  where donations.receiver_id = ${receiverId} and not exists (
    select from contested_lines
    where contested_lines.receiver_id = donations.receiver_id and contested_lines.hunt_id = donations.hunt_id
      and not contested_lines.is_over)`

/** How many lines a receiver contested whose reports nobody has corrected, since contests are kept. */
export const countStanding = (receiverId: number) => sql<number>`(
  select count(*)::integer from contested_lines as standing
  where standing.receiver_id = ${receiverId} and exists (
    select from donations
    where donations.receiver_id = standing.receiver_id and donations.hunt_id = standing.hunt_id))`

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
