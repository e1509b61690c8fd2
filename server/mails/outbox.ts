import type { Db, DbTransaction } from '../database.ts'
import { deleteMails, insertMail } from '../queries/shared/mails.ts'
import type { Letter } from './letter.ts'

const DAY = 24 * 3600 * 1000
/** Milliseconds for which sent mails are kept. */
const MEMORY = 30 * DAY

/**
 * Queues a mail. It is sent only once the surrounding transaction has committed. `userId` is null
 * when the recipient has no account.
 */
export const enqueueMail = (
  transaction: DbTransaction,
  { userId, to, letter, now }: { userId: number | null; to: string; letter: Letter; now: Date },
) =>
  insertMail(transaction, {
    ...letter,
    user_id: userId,
    recipient: to,
    created_at: now,
    next_attempt_at: now,
  })

/** Deletes mails sent long ago. */
export const forgetMails = (db: Db, now: Date) => deleteMails(db, new Date(now.getTime() - MEMORY))
