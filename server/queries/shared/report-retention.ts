import { sql } from 'kysely'
import type { DbTransaction } from '../../database.ts'
import type { Expired } from './expired.ts'
import { startOf } from './retention.ts'

/** Corrections of reports before a day in France that still say why, or who acted in somebody's place. */
export const explainedBefore = (day: string): Expired => ({
  table: 'report_versions',
  where: sql`recorded_at < ${startOf(day)} and (reason is not null or assistant_id is not null)`,
})

/** Forgets both, for as many of them as one batch takes; answers how many. What they say is kept. */
export async function forgetReasons(transaction: DbTransaction, day: string, batch: number) {
  const { table, where } = explainedBefore(day)
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set reason = null, assistant_id = null where id in (
      select id from ${sql.table(table)} where ${where} limit ${batch} for update skip locked)`.execute(
    transaction,
  )
  return Number(numAffectedRows)
}
