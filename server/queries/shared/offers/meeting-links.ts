import { sql } from 'kysely'
import type { Expired } from '../retention/expired.ts'
import { startOf } from '../moments.ts'

/** The links of meetings before a day, which are no longer valid. */
export const linksBefore = (day: string): Expired => ({
  table: 'meeting_links',
  where: sql`meeting_id in (select id from meetings where ends_at < ${startOf(day)})`,
})
