import { sql } from 'kysely'
import type { DbTransaction } from '../../../database.ts'
import type { Expired } from '../retention/expired.ts'
import { startOf } from '../moments.ts'

/** Corrections of reports before a day in France that still contain a reason, or an assistant. */
export const explainedBefore = (day: string): Expired => ({
  table: 'report_versions',
  where: sql`recorded_at < ${startOf(day)} and (reason is not null or assistant_id is not null)`,
})

/** Erases both in one batch; answers their number. The report rows are kept. */
export async function forgetReasons(transaction: DbTransaction, day: string, batch: number) {
  const { table, where } = explainedBefore(day)
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set reason = null, assistant_id = null where id in (
      select id from ${sql.table(table)} where ${where} limit ${batch} for update skip locked)`.execute(
    transaction,
  )
  return Number(numAffectedRows)
}

/** The same for correction requests and their answers. */
export const answeredBefore = (day: string): Expired => ({
  table: 'report_requests',
  where: sql`coalesce(decided_at, asked_at) < ${startOf(day)} and (reason is not null or answer is not null
    or assistant_id is not null or decided_by is not null)`,
})

/** Erases all of that in one batch; answers their number. */
export async function forgetAnswers(transaction: DbTransaction, day: string, batch: number) {
  const { table, where } = answeredBefore(day)
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set reason = null, answer = null, assistant_id = null, decided_by = null
    where id in (
      select id from ${sql.table(table)} where ${where} limit ${batch} for update skip locked)`.execute(
    transaction,
  )
  return Number(numAffectedRows)
}
