import type { Handler } from '../../../http/handler.ts'
import { setDigest } from '../../../queries/users/todo/weekly-digest.ts'
import { holdOwnAccount } from '../../../rules/own-account.ts'
import { lastDigestDay } from '../../../rules/waiting/weekly-digest.ts'

/** Turns the caller's weekly digest on or off, from the next Monday morning on. */
export const updateWeeklyDigest: Handler<'updateWeeklyDigest'> = async ({ db, now, caller, body }) => {
  await db.transaction().execute(async (transaction) => {
    await holdOwnAccount(transaction, caller.id)
    await setDigest(transaction, caller.id, body.wanted ? lastDigestDay(now) : null)
  })
}
