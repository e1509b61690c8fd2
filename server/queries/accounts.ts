import type { Db } from '../database.ts'

/** Whom a mail may be sent to: the account of an address, unless it is blocked or deleted. */
export const findAddressee = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .where('email', '=', email.toLowerCase())
    .where('blocked_at', 'is', null)
    .where('is_deleted', '=', false)
    .select(['id', 'email', 'firstname'])
    .executeTakeFirst()

/** Gives a person a password. Who came by a link of their mailbox has shown that it is theirs. */
export const setPassword = (db: Db, userId: number, hash: string, now: Date) =>
  db
    .updateTable('users')
    .set(({ fn, ref, val }) => ({
      password_hash: hash,
      email_verified_at: fn.coalesce(ref('email_verified_at'), val(now)),
    }))
    .where('id', '=', userId)
    .execute()
