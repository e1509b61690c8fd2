import { sql } from 'kysely'
import type { Db } from '../../database.ts'

/** What a receiver got at a hunt, of one game type. */
export type Donation = { receiver_id: number; specimen_type_id: number; quantity: number }

/** Which receivers stand behind these contacts of a hunt; contacts of other hunts are left out. */
export async function findReceivers(
  db: Db,
  huntId: number,
  contactIds: number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; receiver_id: number }>`
    select id, receiver_id from contacts
    where hunt_id = ${huntId} and id = any(${contactIds}::integer[])`.execute(db)
  return new Map(rows.map(({ id, receiver_id }) => [id, receiver_id]))
}

/** What was reported for a hunt. */
export const findDonations = (db: Db, huntId: number): Promise<Donation[]> =>
  db
    .selectFrom('donations')
    .where('hunt_id', '=', huntId)
    .select(['receiver_id', 'specimen_type_id', 'quantity'])
    .execute()

/** Records the report of a hunt and finishes it. The hunt is locked by the caller. */
export async function insertReport(transaction: Db, huntId: number, donations: Donation[], now: Date) {
  await sql`
    insert into donations (hunt_id, receiver_id, specimen_type_id, quantity)
    select ${huntId}::integer, * from unnest(
      ${donations.map((row) => row.receiver_id)}::integer[],
      ${donations.map((row) => row.specimen_type_id)}::integer[],
      ${donations.map((row) => row.quantity)}::integer[])`.execute(transaction)
  await transaction.updateTable('hunts').set({ finished_at: now }).where('id', '=', huntId).execute()
}
