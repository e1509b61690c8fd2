import { dayAfter } from '../../contract/days.ts'
import type { Db } from '../database.ts'
import { findDonations, replaceDonations } from '../queries/giver/donations.ts'
import { insertVersion, keepFirstVersions } from '../queries/giver/reports.ts'

/** The latest report of a giver that gave something. */
const findReported = (db: Db, giverId: number) =>
  db
    .selectFrom('hunts')
    .innerJoin('donations', 'donations.hunt_id', 'hunts.id')
    .where('giver_id', '=', giverId)
    .select('hunts.id')
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

/**
 * Keeps the first version of every report. The latest of `giverId` was sent two days ago and corrected
 * yesterday: its giver may correct it again.
 */
export async function seedCorrections(db: Db, giverId: number, today: string): Promise<void> {
  const { id } = await findReported(db, giverId)
  const at = (days: number) => new Date(`${dayAfter(today, days)}T17:00:00Z`)
  await db
    .updateTable('hunts')
    .set({ finished_at: at(-2) })
    .where('id', '=', id)
    .execute()
  await keepFirstVersions(db)
  const [first, ...others] = await findDonations(db, id)
  const corrected = [{ ...first!, quantity: first!.quantity + 1 }, ...others]
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
}
