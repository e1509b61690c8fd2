import { sql } from 'kysely'
import type { DbTransaction } from '../../../database.ts'
import type { Expired } from './expired.ts'
import { startOf } from '../moments.ts'

/** Jobs of federations that ended before a day in France and still name who started them. */
export const startedBefore = (day: string): Expired => ({
  table: 'federation_jobs',
  where: sql`ended_at < ${startOf(day)} and started_by is not null`,
})

/** Erases who started them, in one batch; answers their number. */
export async function forgetStarters(transaction: DbTransaction, day: string, batch: number) {
  const { table, where } = startedBefore(day)
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set started_by = null where id in (
      select id from ${sql.table(table)} where ${where} limit ${batch} for update skip locked)`.execute(
    transaction,
  )
  return Number(numAffectedRows)
}

/** Members whom an import removed before a day in France. */
export const removedBefore = (day: string): Expired => ({
  table: 'removed_retrievers',
  where: sql`removed_at < ${startOf(day)}`,
})

/** Phone reveals before a day in France. */
export const shownBefore = (day: string): Expired => ({
  table: 'phone_reveals',
  where: sql`shown_at < ${startOf(day)}`,
})

/** Refusals of givers before a day in France that still have a text. */
export const refusedBefore = (day: string): Expired => ({
  table: 'givers',
  where: sql`refused_at < ${startOf(day)} and (refusal_reason is not null or refusal_note is not null)`,
})

/** Erases these texts in one batch; answers their number. */
export async function forgetRefusals(transaction: DbTransaction, day: string, batch: number) {
  const { table, where } = refusedBefore(day)
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set refusal_reason = null, refusal_note = null where user_id in (
      select user_id from ${sql.table(table)} where ${where} limit ${batch} for update skip locked)`.execute(
    transaction,
  )
  return Number(numAffectedRows)
}
