import { sql } from 'kysely'
import type { DbTransaction } from '../../../database.ts'
import type { Expired } from '../retention/expired.ts'

/** Results before a day that still name who entered them, or contain the reason of a correction. */
export const enteredBefore = (day: string): Expired => ({
  table: 'samples',
  where: sql`result_on < ${day}::date
    and (result_by is not null or result_assistant_id is not null
      or overturned_by is not null or reason is not null)`,
})

/** Erases both in one batch; answers their number. The results are kept. */
export async function forgetEntries(transaction: DbTransaction, day: string, batch: number): Promise<number> {
  const { table, where } = enteredBefore(day)
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set result_by = null, result_assistant_id = null,
      overturned_by = null, reason = null where id in (
      select id from ${sql.table(table)} where ${where} limit ${batch} for update skip locked)`.execute(
    transaction,
  )
  return Number(numAffectedRows)
}

/** Erases the reasons that an anonymised person gave for correcting results. */
export const eraseReasons = (transaction: DbTransaction, id: number) =>
  transaction
    .updateTable('samples')
    .set({ reason: null, overturned_by: null })
    .where('overturned_by', '=', id)
    .execute()
