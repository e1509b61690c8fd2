import { sql } from 'kysely'
import { expect } from 'vitest'
import type { View } from '../../../contract/statistics/statistics.ts'
import type { Db } from '../../../server/database.ts'
import type { Visitor } from '../support/app.ts'

/** A count of rows; `atMostMore`: by how much the statistic may exceed it. */
type Count = [statistic: string, column: number, count: Sql, atMostMore?: Sql]
type Sql = ReturnType<typeof sql>

/** The totals that the statistics must add up to, counted independently. */
function totals(federation: number | null): Count[] {
  const within = federation === null ? sql`true` : sql`users.federation_id = ${federation}`
  const donated = sql`from donations join hunts on hunts.id = donations.hunt_id
    join users on users.id = hunts.giver_id where ${within}`
  const hunted = sql`from hunts join users on users.id = hunts.giver_id where ${within}`
  const givers = sql`from givers join users on users.id = givers.user_id where not is_deleted and ${within}`
  const animals = sql`coalesce(sum(quantity), 0)::integer as total ${donated}`
  const all = sql`count(*) as total`
  return [
    ['donations_by_type', 1, animals],
    ['donations_by_type', 2, sql`${all} ${donated}`],
    ['donations_over_time', 1, animals],
    ['donations_over_time', 2, sql`${all} ${donated}`],
    ['handovers', 5, animals],
    ['coverage', 6, animals],
    ['hunts', 1, sql`${all} ${hunted}`],
    ['hunts', 3, sql`${all} ${hunted} and finished_at is not null`],
    [
      'contacts',
      1,
      sql`${all} from contacts where hunt_id in (select hunts.id ${hunted})`,
      // Whoever is anonymised after a search stays counted for its hunt.
      sql`count(*) * (select count(*) from erasures where what = 'anonymised') as total ${hunted}`,
    ],
    ['contacts', 2, sql`${all} from phone_reveals join users on users.id = giver_id where ${within}`],
    // As in the list of accounts to validate: who is blocked waits for no decision.
    ['validations', 1, sql`${all} ${givers} and validation_type = 'waiting' and blocked_at is null`],
    ['validations', 5, sql`${all} ${givers} and validation_type = 'ban'`],
    [
      'never_served',
      2,
      sql`${all} from receivers join users on users.id = user_id
        where not is_deleted and ${within} and user_id in (select receiver_id from donations)`,
    ],
  ]
}

/**
 * Expects the statistics to add up to the stored data for a caller of `federation`, unless they lost the
 * permission.
 */
export async function expectTotals(db: Db, visitor: Visitor, federation: number | null, history: string) {
  const counts = totals(federation)
  const views = new Map<string, View>()
  for (const statistic of new Set(counts.map(([name]) => name))) {
    const response = await visitor.post(`/api/v1/statistics/${statistic}`, {})
    if (response.statusCode !== 200) return
    views.set(statistic, (response.json() as { data: View }).data)
  }
  const [said, counted]: Record<string, number>[] = [{}, {}]
  const numberOf = async (query: Sql) =>
    (await sql<{ total: number }>`select ${query}`.execute(db)).rows[0]!.total
  for (const [statistic, column, count, atMostMore] of counts) {
    const key = `${statistic}, column ${column}`
    const sum = views.get(statistic)!.rows.reduce((sum, row) => sum + Number(row[column]), 0)
    const least = await numberOf(count)
    const most = least + (atMostMore ? await numberOf(atMostMore) : 0)
    said![key] = sum
    counted![key] = Math.min(Math.max(sum, least), most)
  }
  expect(said, history).toEqual(counted)
}
