import { sql } from 'kysely'
import type { DbTransaction } from '../../../database.ts'
import type { Expired } from './expired.ts'

/** Whether a contact has a note about a call. */
export const isNoted = sql<boolean>`(call_outcome is not null or call_text is not null)`

/** Erases all notes of a giver. */
export async function eraseNotesBy(transaction: DbTransaction, giverId: number): Promise<void> {
  await sql`
    update contacts set call_outcome = null, call_text = null from hunts
    where hunts.id = contacts.hunt_id and hunts.giver_id = ${giverId} and ${isNoted}`.execute(transaction)
}

const isNotedBefore = (day: string) => sql`${isNoted} and exists (
  select from hunts where hunts.id = contacts.hunt_id and hunts.started_at < ${day}::date)`

/** Contacts of hunts before a day with a note about a call. */
export const notedBefore = (day: string): Expired => ({ table: 'contacts', where: isNotedBefore(day) })

/** Erases the notes of a batch, and answers their number. */
export async function forgetNotes(transaction: DbTransaction, day: string, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update contacts set call_outcome = null, call_text = null where id = any(array(
      select id from contacts where ${isNotedBefore(day)} limit ${most} for update skip locked))`.execute(
    transaction,
  )
  return Number(numAffectedRows)
}
