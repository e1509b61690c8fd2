import type { Db, DbTransaction } from '../database.ts'
import { deleteMails, insertMail } from '../queries/shared/mails.ts'
import type { Letter } from './letter.ts'

const DAY = 24 * 3600 * 1000
/** Milliseconds for which it stays known that a mail has left. */
const MEMORY = 30 * DAY

/**
 * Owes a mail to somebody: it leaves once the transaction around it is done, and only then.
 * `userId` is null for who has no account.
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

/** Deletes the mails that are long over. */
export const forgetMails = (db: Db, now: Date) => deleteMails(db, new Date(now.getTime() - MEMORY))
