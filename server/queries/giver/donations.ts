import { sql } from 'kysely'
import type { Db } from '../../database.ts'
import { type Donation, asRows } from '../shared/reports/reports.ts'
import { readFirst } from '../shared/rows.ts'

/**
 * The receivers of these contacts of a hunt, locked so that they are not anonymised before the end of the
 * transaction; contacts of other hunts are ignored.
 */
export async function lockReceivers(
  transaction: Db,
  huntId: number,
  contactIds: number[],
): Promise<Map<number, number>> {
  await sql`
    select from receivers where user_id in (
      select receiver_id from contacts where hunt_id = ${huntId} and id = any(${contactIds}::bigint[]))
    order by user_id for key share`.execute(transaction)
  const { rows } = await sql<{ id: number; receiver_id: number }>`
    select id, receiver_id from contacts
    where hunt_id = ${huntId} and id = any(${contactIds}::bigint[])`.execute(transaction)
  return new Map(rows.map(({ id, receiver_id }) => [id, receiver_id]))
}

/** What was reported for a hunt. */
export const findDonations = (db: Db, huntId: number): Promise<Donation[]> =>
  db
    .selectFrom('donations')
    .where('hunt_id', '=', huntId)
    .select(['receiver_id', 'specimen_type_id', 'quantity'])
    .execute()

/** Stores the report of a hunt and finishes it. The caller must lock the hunt. */
export async function insertReport(transaction: Db, huntId: number, donations: Donation[], now: Date) {
  await sql`
    insert into donations (hunt_id, receiver_id, specimen_type_id, quantity)
    select ${huntId}::bigint, given.* from ${asRows(donations)}`.execute(transaction)
  await transaction
    .updateTable('hunts')
    .set({ finished_at: now, reminder: 'stopped' })
    .where('id', '=', huntId)
    .execute()
}

/** What is known of a hunt for its transfer certificates; `given` once it is reported, in all. */
export type Transferred = {
  started_at: string
  city: string
  federation: string | null
  giver: string
  given: { label: string; label_plural: string; quantity: number }[]
}

/** One of the giver's hunts; undefined if it is not theirs. */
export const findTransferred = (db: Db, giverId: number, id: number) =>
  readFirst<Transferred>(db)`
    select hunts.started_at, cities.label as city, federations.name as federation,
      trim(concat(users.firstname, ' ', users.lastname)) as giver,
      case when hunts.finished_at is null then '[]' else coalesce((
        select jsonb_agg(jsonb_build_object('label', specimen_types.label,
          'label_plural', specimen_types.label_plural, 'quantity', given) order by specimen_types.id)
        from (
          select specimen_type_id, sum(quantity)::int as given from donations
          where donations.hunt_id = hunts.id group by specimen_type_id
        ) as by_type join specimen_types on specimen_types.id = by_type.specimen_type_id), '[]') end as given
    from hunts join cities on cities.id = hunts.city_id join users on users.id = hunts.giver_id
    left join federations on federations.id = users.federation_id
    where hunts.id = ${id} and hunts.giver_id = ${giverId}`
