import { DAY } from '../../contract/days.ts'
import { sql } from 'kysely'
import { limits } from '../../contract/limits.ts'
import type { DbTransaction } from '../database.ts'
import type { Expired } from '../queries/shared/retention/expired.ts'
import { insertMail } from '../queries/shared/mails.ts'
import type { Letter } from './letter.ts'

type Outgoing = { userId: number | null; to: string; letter: Letter; now: Date; isParting?: boolean }

/**
 * Queues a mail, which is sent only after the surrounding transaction has committed. `userId` is null for
 * a recipient without an account. A parting mail is deleted once sent or given up.
 */
export const enqueueMail = (
  transaction: DbTransaction,
  { userId, to, letter, now, isParting = false }: Outgoing,
) =>
  insertMail(transaction, {
    ...letter,
    user_id: userId,
    recipient: to,
    created_at: now,
    next_attempt_at: now,
    is_parting: isParting,
  })

/** Deletes old mails that were sent or given up. */
export const expiredMails = (now: Date): Expired => ({
  table: 'mails',
  where: sql`created_at < ${new Date(now.getTime() - limits.retention.mails * DAY)} and next_attempt_at is null`,
})
