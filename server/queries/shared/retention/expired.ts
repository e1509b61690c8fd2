import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../database.ts'
import type { Tables } from '../../../storage/tables.ts'
import type { TechnicalTables } from '../../../storage/technical-tables.ts'
import { countRows } from '../rows.ts'

/** Expired rows of a table, by a condition on its columns. */
export type Expired = { table: keyof (Tables & TechnicalTables); where: RawBuilder<unknown> }

/** Counts expired rows. */
export const countExpired = (db: Db, { table, where }: Expired) =>
  countRows(db)`from ${sql.table(table)} where ${where}`

/** Deletes one batch of expired rows, skipping rows locked by another transaction; answers their number. */
export async function deleteExpired(db: Db, { table, where }: Expired, batch: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${where} limit ${batch} for update skip locked))`.execute(db)
  return Number(numAffectedRows)
}

/** What becomes of columns of expired rows. */
export type Change = Readonly<Record<string, null | true>>

/** Changes one batch of them in the same way. */
export async function changeExpired(db: Db, { table, where }: Expired, change: Change, batch: number) {
  const set = sql.join(Object.entries(change).map(([column, value]) => sql`${sql.ref(column)} = ${value}`))
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${set} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${where} limit ${batch} for update skip locked))`.execute(db)
  return Number(numAffectedRows)
}
