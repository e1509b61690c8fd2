import { DAY } from '../../contract/days.ts'
import { sql } from 'kysely'
import { limits } from '../../contract/limits.ts'
import type { DbTransaction } from '../database.ts'
import type { Expired } from '../queries/shared/expired.ts'
import { insertMail } from '../queries/shared/mails.ts'
import type { Letter } from './letter.ts'

type Outgoing = { userId: number | null; to: string; letter: Letter; now: Date; isParting?: boolean }

/**
 * Queues a mail. It is sent only once the surrounding transaction has committed. `userId` is null
 * when the recipient has no account. Nothing is kept of a parting one once it has left, or was given up.
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

/** The mails written long ago that have left, or were given up. */
export const expiredMails = (now: Date): Expired => ({
  table: 'mails',
  where: sql`created_at < ${new Date(now.getTime() - limits.retention.mails * DAY)} and next_attempt_at is null`,
})
