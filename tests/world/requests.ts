import { DAY } from '../../contract/days.ts'
import type { Db } from '../../server/database.ts'
import { keepFirstVersions } from '../../server/queries/giver/reports.ts'
import { asked } from './hunts.ts'
import { giver } from './people.ts'
import { sowRecalls } from './sown-recalls.ts'
import { sowSanitary } from './sown-sanitary.ts'

/** The first versions of the reports, the correction that the giver asked for, the sanitary rules and the recalls. */
export async function sowReports(db: Db, now: Date): Promise<void> {
  await sowSanitary(db, now)
  await sowRecalls(db, now)
  await keepFirstVersions(db)
  const { id: request_id, hunt_id, receiver_id, specimen_type_id, quantity, reason, daysAgo } = asked
  const asked_at = new Date(now.getTime() - daysAgo * DAY)
  await db
    .insertInto('report_requests')
    .values({ hunt_id, version: 1, state: 'requested', asked_at, author_id: giver.id, reason })
    .execute()
  await db
    .insertInto('report_request_rows')
    .values({ request_id, receiver_id, specimen_type_id, quantity })
    .execute()
}
