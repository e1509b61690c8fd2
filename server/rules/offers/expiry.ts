import type { Db, DbTransaction } from '../../database.ts'
import { meetingMissed } from '../../mails/moved-meeting-mails.ts'
import { enqueueMail } from '../../mails/outbox.ts'
import { expireDue, expireDueOf, lockDue, lockDueOf } from '../../queries/shared/offers/expiry.ts'
import type { Ended } from '../../queries/shared/offers/offers.ts'

/** Notifies the people whose moved meeting nobody accepted in time, and cancels it in their calendar. */
async function tellMissed(transaction: DbTransaction, expired: readonly Ended[], now: Date): Promise<void> {
  for (const { user_id: userId, email: to, firstname, kept, ...hunt } of expired)
    if (kept)
      await enqueueMail(transaction, { userId, to, letter: meetingMissed(firstname, hunt, kept), now })
}

/**
 * Expires one batch of offers and notifies whoever had accepted an earlier meeting, in one transaction;
 * answers their number. Safe on several servers.
 */
export const expireBatch = (db: Db, now: Date, batch: number): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    await lockDue(transaction, now)
    const expired = await expireDue(transaction, now, batch)
    await tellMissed(transaction, expired, now)
    return expired.length
  })

/** The same for all overdue offers of a hunt. The caller must lock the hunt. */
export async function expireOffersOf(transaction: DbTransaction, huntId: number, now: Date): Promise<void> {
  await lockDueOf(transaction, huntId, now)
  await tellMissed(transaction, await expireDueOf(transaction, huntId, now), now)
}
