import { sql } from 'kysely'
import type { DbTransaction } from '../../database.ts'
import type { Expired } from './expired.ts'
import { startOf } from './moments.ts'

/** The work of federations that ended before a day in France and still says who started it. */
export const startedBefore = (day: string): Expired => ({
  table: 'federation_jobs',
  where: sql`ended_at < ${startOf(day)} and started_by is not null`,
})

/** Forgets who that was, for as many of them as one batch takes; answers how many. */
export async function forgetStarters(transaction: DbTransaction, day: string, batch: number) {
  const { table, where } = startedBefore(day)
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set started_by = null where id in (
      select id from ${sql.table(table)} where ${where} limit ${batch} for update skip locked)`.execute(
    transaction,
  )
  return Number(numAffectedRows)
}

/** Phones that givers obtained before a day in France. */
export const shownBefore = (day: string): Expired => ({
  table: 'phone_reveals',
  where: sql`shown_at < ${startOf(day)}`,
})

/** Givers who were refused before a day in France, with words about it. */
export const refusedBefore = (day: string): Expired => ({
  table: 'givers',
  where: sql`refused_at < ${startOf(day)} and (refusal_reason is not null or refusal_note is not null)`,
})

/** Forgets those words, for as many of them as one batch takes; answers how many. */
export async function forgetRefusals(transaction: DbTransaction, day: string, batch: number) {
  const { table, where } = refusedBefore(day)
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set refusal_reason = null, refusal_note = null where user_id in (
      select user_id from ${sql.table(table)} where ${where} limit ${batch} for update skip locked)`.execute(
    transaction,
  )
  return Number(numAffectedRows)
}
