import { sql } from 'kysely'
import type { CallNote } from '../../../contract/shared/call-notes.ts'
import type { Db } from '../../database.ts'
import { isVisible } from '../shared/reachability.ts'

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
