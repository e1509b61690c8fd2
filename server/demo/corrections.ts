import { dayAfter } from '../../contract/days.ts'
import type { Db } from '../database.ts'
import { findDonations } from '../queries/giver/donations.ts'
import { keepFirstVersions, insertRequest } from '../queries/giver/reports.ts'
import { insertVersion, replaceDonations } from '../queries/shared/reports/reports.ts'

/** The latest reports of a giver that contain donations, at most `count`. */
const findReported = (db: Db, giverId: number, most: number) =>
  db
    .selectFrom('hunts')
    .innerJoin('donations', 'donations.hunt_id', 'hunts.id')
    .where('giver_id', '=', giverId)
    .select('hunts.id')
    .groupBy(['hunts.id', 'started_at'])
    .orderBy('started_at', 'desc')
    .limit(most)
    .execute()

/** What was reported for a hunt; first the person who received least, of equal ones the last registered. */
const findByQuantity = async (db: Db, huntId: number) =>
  (await findDonations(db, huntId)).toSorted(
    (a, b) => a.quantity - b.quantity || b.receiver_id - a.receiver_id,
  )

/**
 * Stores the first version of every report. The latest report of `giverId` was sent two days ago and
 * corrected yesterday, so it can be corrected again. For the previous one a correction is requested from
 * the federation.
 */
export async function seedCorrections(db: Db, giverId: number, today: string): Promise<void> {
  const [latest, older] = await findReported(db, giverId, 2)
  const { id } = latest!
  const at = (days: number) => new Date(`${dayAfter(today, days)}T17:00:00Z`)
  await db
    .updateTable('hunts')
    .set({ finished_at: at(-2) })
    .where('id', '=', id)
    .execute()
  await keepFirstVersions(db)
  const [first, ...rest] = await findByQuantity(db, id)
  const corrected = [{ ...first!, quantity: first!.quantity + 1 }, ...rest]
  await replaceDonations(db, id, corrected)
  const version = {
    hunt_id: id,
    number: 2,
    state: 'amended',
    recorded_at: at(-1),
    author_id: giverId,
    assistant_id: null,
    reason: 'Un animal remis le soir avait été oublié',
    idempotency_key: null,
  } as const
  await insertVersion(db, version, corrected)
  const [said, ...others] = await findByQuantity(db, older!.id)
  const request = {
    hunt_id: older!.id,
    version: 1,
    asked_at: at(-3),
    author_id: giverId,
    assistant_id: null,
    reason: 'Le carnet de chasse en compte un de plus',
    idempotency_key: null,
  }
  await insertRequest(db, request, [{ ...said!, quantity: said!.quantity + 1 }, ...others])
}
