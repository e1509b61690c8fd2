import { sql } from 'kysely'
import type { AbsenceState, OfferState } from '../../../contract/shared/offers.ts'
import type { Db } from '../../database.ts'
import { openStates, stateAt } from '../shared/offers/offers.ts'
import { hasRows, readOne } from '../shared/rows.ts'

/**
 * Locks an offer with its meeting and hunt, after the receiver's account, so that they are not anonymised
 * meanwhile.
 */
export async function lockMissed(transaction: Db, id: number, now: Date) {
  await sql`select from users where id = (select receiver_id from offers where id = ${id})
    for key share`.execute(transaction)
  return readOne<{
    state: OfferState
    absence: AbsenceState
    receiver_id: number
    ends_at: Date | null
    started_at: string
    time_zone: string
    city: string
    giver: string
    federation_id: number | null
  }>(transaction)`
    select ${stateAt(now)} as state, offers.absence, offers.receiver_id, meetings.ends_at, hunts.started_at,
      hunts.time_zone, cities.label as city, concat_ws(' ', givers.firstname, givers.lastname) as giver, givers.federation_id
    from offers join hunts on hunts.id = offers.hunt_id join cities on cities.id = hunts.city_id
    join users as givers on givers.id = hunts.giver_id
    left join meetings on meetings.id = offers.meeting_id
    where offers.id = ${id} for update of offers`
}

const nothingSaid = {
  absence: 'noted',
  contested_at: null,
  contest_words: null,
  absence_decided_at: null,
} as const

/** Records an absence. */
export const noteAbsence = (transaction: Db, id: number, now: Date) =>
  transaction
    .updateTable('offers')
    .set({ ...nothingSaid, state: 'noShow', missed_at: now, remind_at: null })
    .where('id', '=', id)
    .execute()

/** Whether the same hunt has another open offer to the person. */
export const hasOtherOpenOffer = (db: Db, id: number) =>
  hasRows(db)`from offers join offers as others
      on others.hunt_id = offers.hunt_id and others.receiver_id = offers.receiver_id
    where offers.id = ${id} and others.id <> offers.id and others.state in ${openStates}`

/** Restores the accepted meeting, with the animal if it is still free, otherwise with its type only. */
export async function takeAbsenceBack(transaction: Db, id: number): Promise<void> {
  const { rows } = await sql`
    update animals set state = 'held', version = version + 1
    where id = (select animal_id from offers where id = ${id}) and state = 'available'
    returning id`.execute(transaction)
  await transaction
    .updateTable('offers')
    .set({
      ...nothingSaid,
      state: 'accepted',
      missed_at: null,
      ...(rows.length === 0 && { animal_id: null }),
    })
    .where('id', '=', id)
    .execute()
}
