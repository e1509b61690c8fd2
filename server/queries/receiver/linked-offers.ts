import type { Db } from '../../database.ts'
import { isOver } from './offers.ts'
import type { AbsenceState } from '../../../contract/shared/offers.ts'
import { readFirst } from '../shared/rows.ts'

/**
 * The receiver and offer of a link, until hunt and meeting are over and as long as the receiver is
 * visible.
 */
export const findByToken = (db: Db, hash: string, now: Date) =>
  readFirst<{ id: number; receiver_id: number }>(db)`
    select offers.id, offers.receiver_id
    from offers join hunts on hunts.id = offers.hunt_id join users on users.id = offers.receiver_id
    left join meetings on meetings.id = offers.meeting_id
    where (offers.token_hash = ${hash} or offers.confirmation_token_hash = ${hash})
      and not ${isOver(now)} and users.blocked_at is null
      and not users.is_deleted and users.gdpr_state <> 'refused'`

/** Locks an absence of a receiver. The caller must lock their account. */
export const lockOwnAbsence = (transaction: Db, receiverId: number, id: number) =>
  readFirst<{ absence: AbsenceState; missed_at: Date | null; federation_id: number | null }>(transaction)`
    select offers.absence, offers.missed_at, givers.federation_id
    from offers join hunts on hunts.id = offers.hunt_id join users as givers on givers.id = hunts.giver_id
    where offers.id = ${id} and offers.receiver_id = ${receiverId} for update of offers`
