import { type Insertable, sql } from 'kysely'
import type { Db } from '../database.ts'
import type { Tables } from './tables.ts'

/** Inserts many rows with one parameter; all rows must have the columns of the first one. */
export async function insertAll<T extends keyof Tables>(db: Db, table: T, rows: Insertable<Tables[T]>[]) {
  if (rows.length === 0) return
  const columns = sql.join(Object.keys(rows[0]!).map((column) => sql.ref(column)))
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
  `.execute(db)
}
