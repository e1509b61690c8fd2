import { sql } from 'kysely'
import type { Db } from '../../../server/database.ts'

/** Internal tables of the server, which reads may change. */
export const bookkeeping: readonly string[] = [
  'sessions',
  'request_counts',
  'sign_in_failures',
  'mails',
  'migrations',
]

/** By table, a text that is equal as long as its rows are. */
export type Fingerprint = ReadonlyMap<string, string>

type LeftOut = (table: string, column: string, type: string) => boolean

/** The query over each table; it changes only with the schema. */
async function makeQueries(db: Db, isLeftOut: LeftOut): Promise<Map<string, string>> {
  const { rows: columns } = await sql<{ table: string; column: string; type: string }>`
    select table_name as "table", column_name as "column", data_type as "type" from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name, ordinal_position`.execute(
    db,
  )
  const queries = [...Map.groupBy(columns, ({ table }) => table)]
    .map(
      ([table, all]) => [table, all.filter(({ column, type }) => !isLeftOut(table, column, type))] as const,
    )
    .filter(([, kept]) => kept.length > 0)
    .map(([table, kept]): [string, string] => {
      // As text, a row distinguishes null from an empty value, and its position.
      const line = `row(${kept.map(({ column }) => `"${column}"`).join(', ')})::text`
      const query = `select '${table}' as name, count(*) || ' ' || coalesce(md5(string_agg(line, ';' order by line)), '') as print
        from (select ${line} as line from "${table}") lines`
      return [table, query]
    })
  return new Map(queries)
}

/**
 * A function that takes fingerprints of one kind, of all tables or `only` of some. It reads the schema once,
 * which all databases have in common.
 */
export function printing(isLeftOut: LeftOut): (db: Db, only?: ReadonlySet<string>) => Promise<Fingerprint> {
  let queries: ReturnType<typeof makeQueries> | undefined
  return async (db, only) => {
    queries ??= makeQueries(db, isLeftOut)
    const asked = [...(await queries)].filter(([table]) => only?.has(table) ?? true)
    if (asked.length === 0) return new Map()
    const query = asked.map(([, one]) => one).join(' union all ')
    const { rows } = await sql.raw<{ name: string; print: string }>(query).execute(db)
    return new Map(rows.map(({ name, print }) => [name, print]))
  }
}

/** Every row of every table. */
export const wholeFingerprint = printing(() => false)

/** Every row of the data, without internal tables. */
export const fingerprint = printing((table) => bookkeeping.includes(table))

/** Tables that record every executed command, even a repeated one: audit log, exports, links. */
const logs = new Set(['acts', 'exports', 'tokens'])

/** The data independent of times, ids, secrets and lots; without logs. */
export const meaning = printing(
  (table, column, type) =>
    bookkeeping.includes(table) ||
    logs.has(table) ||
    type.startsWith('timestamp') ||
    column.endsWith('_key') ||
    column.endsWith('_seed') ||
    column.endsWith('_token') ||
    column === 'id' ||
    type === 'bytea' ||
    column.includes('hash'),
)

/** The tables of the later of two fingerprints that differ. */
export const changedTables = (one: Fingerprint, other: Fingerprint): string[] =>
  [...other.keys()].filter((name) => one.get(name) !== other.get(name))

/** The number of rows of a table. */
export const rowsOf = (print: Fingerprint, table: string): number => Number(print.get(table)!.split(' ')[0])
