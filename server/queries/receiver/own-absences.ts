import { sql } from 'kysely'
import type { AbsenceState } from '../../../contract/shared/offers.ts'
import type { Db } from '../../database.ts'

/** Locks an absence of a receiver. The caller must lock their account. */
export async function lockOwnAbsence(transaction: Db, receiverId: number, id: number) {
  const { rows } = await sql<{ absence: AbsenceState; missed_at: Date | null; federation_id: number | null }>`
    select offers.absence, offers.missed_at, givers.federation_id
    from offers join hunts on hunts.id = offers.hunt_id join users as givers on givers.id = hunts.giver_id
    where offers.id = ${id} and offers.receiver_id = ${receiverId} for update of offers`.execute(transaction)
  return rows[0]
}
