import { type Reminded, reportReminderLifecycle } from '../../../machines/lifecycles/report-reminder.ts'
import type { Db } from '../../database.ts'
import { enqueueMail } from '../../mails/outbox.ts'
import { reportAwaited } from '../../mails/report-mails.ts'
import { lockDue, setReminded } from '../../queries/shared/reports/report-reminders.ts'
import { stateAfter } from '../lifecycle.ts'

/** Days after the hunt at which its giver is reminded. */
export const reminderDays = { first: 1, second: 3, third: 10 }
const next: Partial<Record<Reminded, number>> = {
  unreminded: reminderDays.first,
  remindedOnce: reminderDays.second,
  remindedTwice: reminderDays.third,
}
const steps: Partial<Record<Reminded, 1 | 2 | 3>> = { remindedOnce: 1, remindedTwice: 2, remindedThrice: 3 }

/** The reminders due since the last one; after a downtime several become one mail. */
function remindedBy(reminder: Reminded, passed: number): Reminded {
  const due = next[reminder]
  if (due === undefined || passed < due) return reminder
  return remindedBy(stateAfter(reportReminderLifecycle, reminder, { type: 'reminder.due' }), passed)
}

/**
 * Reminds givers of hunts without a report, batch by batch: the reminder and its mail are stored in one
 * transaction. A giver who may not report now, being refused or blocked, receives the latest one once they
 * may again. Answers the number of hunts.
 */
export async function remindOfReports(db: Db, now: Date, publicUrl: string, batch: number): Promise<number> {
  let reminded = 0
  for (let count = batch; count === batch; reminded += count)
    count = await db.transaction().execute(async (transaction) => {
      const due = await lockDue(transaction, now, reminderDays, batch)
      for (const { id, reminder, passed, user_id: userId, email: to, ...hunt } of due) {
        const after = remindedBy(reminder, passed)
        await setReminded(transaction, id, after)
        const step = steps[after]
        if (!step) continue
        const about = { day: hunt.started_at, city: hunt.city, url: `${publicUrl}/giver?report=${id}`, step }
        await enqueueMail(transaction, { userId, to, letter: reportAwaited(hunt.firstname, about), now })
      }
      return due.length
    })
  return reminded
}
