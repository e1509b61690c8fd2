import { sql } from 'kysely'
import type { Db } from '../../../server/database.ts'

/** Two rows: the one with the lower id, and the other. */
export type Pair = readonly [lower: number, upper: number]

/** The columns of a table that can be written. */
async function writableColumns(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ column_name: string }>`
    select column_name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(db)
  return rows.map(({ column_name }) => column_name)
}

/** Adds a copy of a row, in which some columns differ. */
export async function addCopy(db: Db, table: string, id: number, changes: object): Promise<void> {
  const columns = (await writableColumns(db, table)).map((name) => sql.ref(name))
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns)}) overriding system value
    select ${sql.join(columns)} from (
      select (jsonb_populate_record(null::${sql.table(table)},
        to_jsonb(${sql.table(table)}) || ${JSON.stringify(changes)}::jsonb)).*
      from ${sql.table(table)} where id = ${id}) as copies`.execute(db)
}

/** The values of rows, in the order in which they are to be shown. */
export type Arranged = readonly (readonly [id: number, value: unknown])[]

/**
 * Gives two rows their values. The row that is shown first is written last, so that it lies after the other, and
 * an order of insertion shows them the wrong way round.
 */
export async function arrange(
  db: Db,
  { table, key = 'id', column }: { table: string; key?: string | undefined; column: string },
  values: Arranged,
): Promise<void> {
  for (const [id, value] of values.toReversed())
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${value} where ${sql.ref(key)} = ${id}`.execute(db)
}
