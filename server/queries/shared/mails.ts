import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../database.ts'
import type { TechnicalTables } from '../../storage/technical-tables.ts'

/** A mail of the outbox. */
export type Mail = Selectable<TechnicalTables['mails']>

/** Whether all attempts to send a mail failed. */
export const givenUp = sql<boolean>`(mails.next_attempt_at is null and mails.sent_at is null)`

/** Inserts a mail into the outbox, and answers its id. */
export async function insertMail(db: Db, mail: Insertable<TechnicalTables['mails']>): Promise<number> {
  const { id } = await db.insertInto('mails').values(mail).returning('id').executeTakeFirstOrThrow()
  return id
}

/**
 * Claims the mail that has been due longest in the first lane with one, until `until`; null if none is due.
 * Skips mails that another worker is claiming.
 */
export async function claimMail(db: Db, now: Date, until: Date): Promise<Mail | null> {
  const claimed = await db
    .updateTable('mails')
    .set((row) => ({ attempts: row('attempts', '+', 1), next_attempt_at: until }))
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('mails')
        .where('next_attempt_at', '<=', now)
        .orderBy('lane')
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .select('id'),
    )
    .returningAll()
    .executeTakeFirst()
  return claimed ?? null
}

/**
 * Whether the claim is still ours: the number of attempts changes when another worker claims the mail
 * after expiry.
 */
const sameClaim = (db: Db, { id, attempts }: Mail) =>
  db.updateTable('mails').where('id', '=', id).where('attempts', '=', attempts)

/** Deletes a parting mail, which contains the address of a person whose data are erased. */
const forget = (db: Db, { id, attempts }: Mail) =>
  db.deleteFrom('mails').where('id', '=', id).where('attempts', '=', attempts).execute()

/**
 * Marks a mail as sent and erases its text. A recall mail marks its recipient as notified. A parting mail
 * is deleted.
 */
export async function markSent(db: Db, mail: Mail, now: Date): Promise<void> {
  if (mail.is_parting) return void (await forget(db, mail))
  await sql`
    with sent as (
      update mails set sent_at = ${now}, next_attempt_at = null, last_error = null, text = '', html = '',
        calendar = null, unsubscribe = null
      where id = ${mail.id} and attempts = ${mail.attempts}
      returning id
    )
    update recall_receivers set state = 'told', told_at = ${now} from sent
    where recall_receivers.mail_id = sent.id and recall_receivers.state = 'toTell'`.execute(db)
}

/** Records why an attempt failed and when to retry; null for never. */
export async function markFailed(db: Db, mail: Mail, error: string, next: Date | null): Promise<void> {
  if (mail.is_parting && !next) return void (await forget(db, mail))
  await sameClaim(db, mail).set({ last_error: error, next_attempt_at: next }).execute()
}
