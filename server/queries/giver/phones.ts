import { sql } from 'kysely'
import type { Db } from '../../database.ts'
import { isReachable, isVisible } from '../shared/reachability.ts'
import type { CallNote } from '../../../contract/shared/call-notes.ts'
import { readFirst } from '../shared/rows.ts'

/**
 * Locks a visible contact of one of the giver's hunts, with the time at which its phone was revealed; it
 * stays visible until the end of the transaction. One revealed before stays, also after a new version of the
 * terms.
 */
export const lockContactPhone = (db: Db, giverId: number, contactId: number) =>
  readFirst<{ receiver_id: number; phone: string | null; shown_at: Date | null }>(db)`
    select contacts.receiver_id, users.phone, phone_reveals.shown_at
    from contacts
    join hunts on hunts.id = contacts.hunt_id
    join users on users.id = contacts.receiver_id
    left join phone_reveals on phone_reveals.giver_id = hunts.giver_id
      and phone_reveals.receiver_id = contacts.receiver_id
    where contacts.id = ${contactId} and hunts.giver_id = ${giverId} and ${isVisible}
      and (phone_reveals.shown_at is not null or ${isReachable})
    for share of users`

/** When the giver's `nth` latest reveal happened, if after `since`. */
export const findNthReveal = (db: Db, giverId: number, nth: number, since: Date) =>
  db
    .selectFrom('phone_reveals')
    .where('giver_id', '=', giverId)
    .where('is_given', '=', false)
    .where('shown_at', '>', since)
    .select('shown_at')
    .orderBy('shown_at', 'desc')
    .limit(1)
    .offset(nth - 1)
    .executeTakeFirst()

type Saved = { giverId: number; contactId: number; note: CallNote }

/**
 * Replaces the note on a visible contact of one of the giver's hunts; whether there is such a contact. The
 * person stays visible until the end of the transaction.
 */
export async function saveCallNote(db: Db, { giverId, contactId, note }: Saved): Promise<boolean> {
  const { rows } = await sql`
    with own as materialized (
      select contacts.id
      from contacts
      join hunts on hunts.id = contacts.hunt_id
      join users on users.id = contacts.receiver_id
      where contacts.id = ${contactId} and hunts.giver_id = ${giverId} and ${isVisible}
      for share of users
    )
    update contacts set call_outcome = ${note.outcome}, call_text = ${note.text}
    from own where contacts.id = own.id
    returning contacts.id`.execute(db)
  return rows.length > 0
}
