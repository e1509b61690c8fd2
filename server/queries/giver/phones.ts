import { type Selectable, sql } from 'kysely'
import type { PhoneHolder } from '../../../contract/receiver/receivers.ts'
import type { Db } from '../../database.ts'
import type { Tables } from '../../storage/tables.ts'
import { isVisible } from './contacts.ts'

/** A contact of one of the giver's hunts, if still visible, and when the giver saw their phone. */
export async function findContactPhone(db: Db, giverId: number, contactId: number) {
  const { rows } = await sql<{ receiver_id: number; phone: string | null; shown_at: Date | null }>`
    select contacts.receiver_id, users.phone, phone_reveals.shown_at
    from contacts
    join hunts on hunts.id = contacts.hunt_id
    join users on users.id = contacts.receiver_id
    left join phone_reveals on phone_reveals.giver_id = hunts.giver_id
      and phone_reveals.receiver_id = contacts.receiver_id
    where contacts.id = ${contactId} and hunts.giver_id = ${giverId} and ${isVisible}`.execute(db)
  return rows[0]
}

/** Makes the giver's reveals wait for each other until the end of the transaction. */
export const lockGiver = (transaction: Db, giverId: number) =>
  transaction
    .selectFrom('givers')
    .where('user_id', '=', giverId)
    .select('user_id')
    .forNoKeyUpdate()
    .executeTakeFirst()

/** When the `nth` latest phone of the giver was shown, if that was after `since`. */
export const findNthReveal = (db: Db, giverId: number, nth: number, since: Date) =>
  db
    .selectFrom('phone_reveals')
    .where('giver_id', '=', giverId)
    .where('shown_at', '>', since)
    .select('shown_at')
    .orderBy('shown_at', 'desc')
    .limit(1)
    .offset(nth - 1)
    .executeTakeFirst()

/** Logs that the giver was shown the receiver's phone. */
export const insertReveal = (transaction: Db, reveal: Selectable<Tables['phone_reveals']>) =>
  transaction.insertInto('phone_reveals').values(reveal).execute()

/** A page of the givers who were shown the receiver's phone, latest first; who is deleted has no name. */
export async function findPhoneHolders(
  db: Db,
  receiverId: number,
  { page, perPage }: { page: number; perPage: number },
): Promise<PhoneHolder[]> {
  const { rows } = await sql<Omit<PhoneHolder, 'shown_at'> & { shown_at: Date }>`
    select users.id, phone_reveals.shown_at,
      case when not users.is_deleted then users.firstname end as firstname,
      case when not users.is_deleted then users.lastname end as lastname,
      case when not users.is_deleted and cities.id is not null
        then jsonb_build_object('label_full', cities.label_full) end as city
    from phone_reveals
    join users on users.id = phone_reveals.giver_id
    left join cities on cities.id = users.city_id
    where phone_reveals.receiver_id = ${receiverId}
    order by phone_reveals.shown_at desc, phone_reveals.giver_id
    limit ${perPage} offset ${(page - 1) * perPage}`.execute(db)
  return rows.map(({ shown_at, ...row }) => ({ ...row, shown_at: shown_at.toISOString() }))
}
