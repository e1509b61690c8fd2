import { DAY } from '../../contract/days.ts'
import type { Db } from '../../server/database.ts'
import { keepFirstVersions } from '../../server/queries/giver/reports.ts'
import { rowsIn } from '../server/support/rows.ts'
import { asked } from './hunts.ts'
import { giver } from './people.ts'
import { seedRecalls } from './seed-recalls.ts'
import { seedSanitary } from './seed-sanitary.ts'

/** Seeds first versions of reports, the correction requested by the giver, sanitary rules and recalls. */
export async function seedReports(db: Db, now: Date): Promise<void> {
  await seedSanitary(db, now)
  await seedRecalls(db, now)
  await keepFirstVersions(db)
  const { add } = rowsIn(db)
  const { id: request_id, hunt_id, receiver_id, specimen_type_id, quantity, reason, daysAgo } = asked
  const asked_at = new Date(now.getTime() - daysAgo * DAY)
  const request = { hunt_id, version: 1, state: 'requested' as const, asked_at, reason }
  await add('report_requests', { ...request, author_id: giver.id })
  await add('report_request_rows', { request_id, receiver_id, specimen_type_id, quantity })
}
