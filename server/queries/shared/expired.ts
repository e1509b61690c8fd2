import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database.ts'
import type { Tables } from '../../storage/tables.ts'
import type { TechnicalTables } from '../../storage/technical-tables.ts'

/** The rows of a table that are over, by a condition on its columns. */
export type Expired = { table: keyof (Tables & TechnicalTables); where: RawBuilder<unknown> }

/** How many they are. */
export async function countExpired(db: Db, { table, where }: Expired): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from ${sql.table(table)} where ${where}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Deletes as many of them as one batch takes, but for those that another transaction holds; answers how many. */
export async function deleteExpired(db: Db, { table, where }: Expired, batch: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${where} limit ${batch} for update skip locked))`.execute(db)
  return Number(numAffectedRows)
}
