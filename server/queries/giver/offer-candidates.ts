import { type RawBuilder, sql } from 'kysely'
import { limits } from '../../../contract/limits.ts'
import type { OfferState } from '../../../contract/shared/offers.ts'
import type { Db } from '../../database.ts'
import type { Candidate } from '../../rules/offers/fair-order.ts'
import { sumReceived } from '../shared/receivers.ts'
import { dayAtPlace, startOf } from '../shared/moments.ts'
import { lastDayOpen, openStates, stateAt, behindUntil } from '../shared/offers/offers.ts'
import { isReachable } from '../shared/reachability.ts'
import { readFirst, readRows } from '../shared/rows.ts'

/** The seed for the lots of a hunt. */
export const findLotSeed = (db: Db, huntId: number) =>
  db.selectFrom('hunts').where('id', '=', huntId).select('lot_seed').executeTakeFirstOrThrow()

/**
 * Whether a person wishes more animals of the hunt's types than they have open offers: unanswered ones,
 * and those whose hunt or meeting is still to come.
 */
const hasRoom = (today: string): RawBuilder<boolean> => sql`
  (select coalesce(sum(wishes.quantity), 0) from wishes
    where wishes.receiver_id = contacts.receiver_id
      and (not exists (select from hunt_previsions where hunt_previsions.hunt_id = contacts.hunt_id)
        or exists (select from hunt_previsions
          where hunt_previsions.hunt_id = contacts.hunt_id
            and hunt_previsions.specimen_type_id = wishes.specimen_type_id)))
  > (select count(*) from offers join hunts on hunts.id = offers.hunt_id
    left join meetings on meetings.id = offers.meeting_id
    where offers.receiver_id = contacts.receiver_id and offers.state in ${openStates}
      and greatest(hunts.started_at, ${lastDayOpen}, ${dayAtPlace('meetings.starts_at')}) >= ${today}::date)`

const isUnasked = sql`not exists (select from offers
  where offers.hunt_id = contacts.hunt_id and offers.receiver_id = contacts.receiver_id
    and not offers.is_unheard)`

/** Whether a person has received fewer offers today, from anybody, than they may. */
const isSpared = (today: string): RawBuilder<boolean> => sql`
  (select count(*) from offers where offers.receiver_id = contacts.receiver_id
    and offers.sounded_at >= ${startOf(today)}) < ${limits.offers.toOne}`

const standing = (
  today: string,
) => sql`contacts.distance, ${behindUntil(sql`contacts.receiver_id`, today)} as behind_until,
  (${sumReceived(sql`contacts.receiver_id`)}) as received,
  (select (max(sounded_at) at time zone 'Europe/Paris')::date from offers
    where offers.receiver_id = contacts.receiver_id and not offers.is_unheard) as last_offer_on`

/** The visible contacts of a hunt who have not been asked and wish more animals than they have offers. */
export const findCandidates = (db: Db, huntId: number, today: string) =>
  readRows<Candidate>(db)`
    select contacts.receiver_id as id, ${standing(today)}
    from contacts join users on users.id = contacts.receiver_id
    where contacts.hunt_id = ${huntId} and ${isReachable} and ${isUnasked} and ${hasRoom(today)}
      and ${isSpared(today)}`

/** The contacts of a hunt of these receivers, with the names displayed to the giver. */
export const findContactsOf = (db: Db, huntId: number, receiverIds: readonly number[]) =>
  readRows<{ id: number; contact_id: number; firstname: string; lastname: string }>(db)`
    select users.id, contacts.id as contact_id, users.firstname, coalesce(users.lastname, '') as lastname
    from contacts join users on users.id = contacts.receiver_id
    where contacts.hunt_id = ${huntId} and contacts.receiver_id = any(${receiverIds}::bigint[])`

/** Counts those of these contacts of a hunt who have an open offer of it. */
export async function countOpenOffers(db: Db, huntId: number, contactIds: readonly number[], now: Date) {
  const { rows } = await sql<{ count: number }>`
    select count(distinct contacts.id) from contacts
    join offers on offers.hunt_id = contacts.hunt_id and offers.receiver_id = contacts.receiver_id
    where contacts.hunt_id = ${huntId} and contacts.id = any(${contactIds}::bigint[])
      and ${stateAt(now)} in ${openStates}`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Locks people until the end of the transaction, so that they are not anonymised and other offers to them
 * wait. Uses the same lock order as anonymisation.
 */
export async function lockOffered(transaction: Db, ids: readonly number[]): Promise<void> {
  await sql`select from users where id = any(${ids}::bigint[]) order by id for key share`.execute(transaction)
  await sql`select from receivers where user_id = any(${ids}::bigint[]) order by user_id
    for no key update`.execute(transaction)
}

/** A contact of one of the giver's hunts: its receiver and its hunt. */
export const findOfferedContact = (db: Db, { giverId, id }: { giverId: number; id: number }) =>
  readFirst<{ hunt_id: number; receiver_id: number }>(db)`
    select contacts.hunt_id, contacts.receiver_id
    from contacts join hunts on hunts.id = contacts.hunt_id join users on users.id = contacts.receiver_id
    where contacts.id = ${id} and hunts.giver_id = ${giverId} and ${isReachable}`

/**
 * A contact's criteria for the fair order, whether they wish more animals and received few offers today, the
 * number of offers for the hunt, and the state of the latest one.
 */
export const findOffered = (db: Db, contactId: number, today: string, now: Date) =>
  readFirst<Candidate & { has_room: boolean; is_spared: boolean; asked: number; state: OfferState | null }>(
    db,
  )`
    select contacts.receiver_id as id, ${standing(today)}, ${hasRoom(today)} as has_room,
      ${isSpared(today)} as is_spared, (select count(*) from offers
        where offers.hunt_id = contacts.hunt_id and offers.receiver_id = contacts.receiver_id
          and not offers.is_unheard) as asked,
      (select ${stateAt(now)} from offers
        where offers.hunt_id = contacts.hunt_id and offers.receiver_id = contacts.receiver_id
        order by offers.id desc limit 1) as state
    from contacts join users on users.id = contacts.receiver_id
    where contacts.id = ${contactId} and ${isReachable}`
