import { sql } from 'kysely'
import { expect } from 'vitest'
import type { View } from '../../../contract/statistics/statistics.ts'
import type { Db } from '../../../server/database.ts'
import type { Visitor } from '../support/app.ts'

type Query = ReturnType<typeof sql<{ total: number }>>
/** `atMostMore`: by how much the statistic may exceed the count. */
type Count = { statistic: string; column: number; count: Query; atMostMore?: Query }
const within = (federation: number | null, column: string) =>
  federation === null ? sql`true` : sql`${sql.ref(column)} = ${federation}`

/** The totals that the statistics must add up to, counted independently. */
const totals = (federation: number | null): Count[] => {
  const donated = sql`donations join hunts on hunts.id = donations.hunt_id join users on users.id = hunts.giver_id
    where ${within(federation, 'users.federation_id')}`
  const hunted = sql`hunts join users on users.id = hunts.giver_id where ${within(federation, 'users.federation_id')}`
  const givers = sql`givers join users on users.id = givers.user_id
    where not is_deleted and ${within(federation, 'users.federation_id')}`
  return [
    ...['donations_by_type', 'donations_over_time'].flatMap((statistic) => [
      {
        statistic,
        column: 1,
        count: sql<{ total: number }>`select coalesce(sum(quantity), 0)::integer as total from ${donated}`,
      },
      { statistic, column: 2, count: sql<{ total: number }>`select count(*) as total from ${donated}` },
    ]),
    {
      statistic: 'handovers',
      column: 5,
      count: sql`select coalesce(sum(quantity), 0)::integer as total from ${donated}`,
    },
    {
      statistic: 'coverage',
      column: 6,
      count: sql`select coalesce(sum(quantity), 0)::integer as total from ${donated}`,
    },
    { statistic: 'hunts', column: 1, count: sql`select count(*) as total from ${hunted}` },
    {
      statistic: 'hunts',
      column: 3,
      count: sql`select count(*) as total from ${hunted} and finished_at is not null`,
    },
    {
      statistic: 'contacts',
      column: 1,
      count: sql`select count(*) as total from contacts where hunt_id in (select hunts.id from ${hunted})`,
      // Whoever is anonymised after a search stays counted for its hunt.
      atMostMore: sql`select count(*) * (select count(*) from erasures where what = 'anonymised') as total from ${hunted}`,
    },
    {
      statistic: 'contacts',
      column: 2,
      count: sql`
      select count(*) as total from phone_reveals join users on users.id = giver_id
      where ${within(federation, 'users.federation_id')}`,
    },
    {
      statistic: 'validations',
      column: 1,
      // As in the list of accounts to validate: who is blocked waits for no decision.
      count: sql`select count(*) as total from ${givers} and validation_type = 'waiting' and blocked_at is null`,
    },
    {
      statistic: 'validations',
      column: 5,
      count: sql`select count(*) as total from ${givers} and validation_type = 'ban'`,
    },
    {
      statistic: 'never_served',
      column: 2,
      count: sql`
      select count(*) as total from receivers join users on users.id = user_id where not is_deleted
        and ${within(federation, 'users.federation_id')} and user_id in (select receiver_id from donations)`,
    },
  ]
}

/**
 * Expects the statistics to add up to the stored data for a caller of `federation`, unless they lost the
 * permission.
 */
export async function expectTotals(db: Db, visitor: Visitor, federation: number | null, history: string) {
  const counts = totals(federation)
  const views = new Map<string, View>()
  for (const statistic of new Set(counts.map((one) => one.statistic))) {
    const response = await visitor.post(`/api/v1/statistics/${statistic}`, {})
    if (response.statusCode !== 200) return
    views.set(statistic, (response.json() as { data: View }).data)
  }
  const [said, counted]: Record<string, number>[] = [{}, {}]
  const numberOf = async (query: Query) => (await query.execute(db)).rows[0]!.total
  for (const { statistic, column, count, atMostMore } of counts) {
    const key = `${statistic}, column ${column}`
    const sum = views.get(statistic)!.rows.reduce((sum, row) => sum + Number(row[column]), 0)
    const least = await numberOf(count)
    const most = least + (atMostMore ? await numberOf(atMostMore) : 0)
    said![key] = sum
    counted![key] = Math.min(Math.max(sum, least), most)
  }
  expect(said, history).toEqual(counted)
}
