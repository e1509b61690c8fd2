import { sql } from 'kysely'
import type { DbTransaction } from '../../../database.ts'
import type { Expired } from '../retention/expired.ts'

/** Problems reported before a day. */
export const toldBefore = (day: string): Expired => ({
  table: 'reported_problems',
  where: sql`reported_on < ${day}`,
})

/** Deletes the problems that a person reported, and the mails about them, which contain their name. */
export async function deleteProblemsOf(transaction: DbTransaction, receiverId: number): Promise<void> {
  await transaction
    .deleteFrom('mails')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('reported_problems')
        .where('receiver_id', '=', receiverId)
        .where('mail_id', 'is not', null)
        .select('mail_id'),
    )
    .execute()
  await transaction.deleteFrom('reported_problems').where('receiver_id', '=', receiverId).execute()
}
