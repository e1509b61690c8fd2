import { sql } from 'kysely'
import type { Db } from '../../../server/database.ts'
import { keptAs } from '../../../server/storage/connection.ts'

/** What the server keeps for itself, which reading alone may change. */
export const bookkeeping: readonly string[] = [
  'sessions',
  'request_counts',
  'sign_in_failures',
  'mails',
  'migrations',
]

/** By table, a text that is equal while its rows are. */
export type Fingerprint = ReadonlyMap<string, string>

type LeftOut = (table: string, column: string, type: string) => boolean

/** The query of all tables, which is the same for as long as they are. */
async function makeQuery(db: Db, isLeftOut: LeftOut): Promise<string> {
  const { rows: columns } = await sql<{ table: string; column: string; type: string }>`
    select table_name as "table", column_name as "column", data_type as "type" from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name, ordinal_position`.execute(
    db,
  )
  return [...Map.groupBy(columns, ({ table }) => table)]
    .map(
      ([table, all]) => [table, all.filter(({ column, type }) => !isLeftOut(table, column, type))] as const,
    )
    .filter(([, kept]) => kept.length > 0)
    .map(([table, kept]) => {
      // A row as text tells a value that is missing from an empty one, and where it is missing.
      const line = `row(${kept.map(({ column }) => `"${column}"`).join(', ')})::text`
      return `select '${table}' as name, count(*) || ' ' || coalesce(md5(string_agg(line, ';' order by line)), '') as print
        from (select ${line} as line from "${table}") lines`
    })
    .join(' union all ')
}

/** What asks a database for fingerprints of one kind, by its name; it learns its tables once. */
function printing(name: string, isLeftOut: LeftOut): (db: Db) => Promise<Fingerprint> {
  const queries = new WeakMap<Db, string>()
  return async (db) => {
    const query = queries.get(db) ?? (await makeQuery(db, isLeftOut))
    queries.set(db, query)
    const { rows } = await sql<{ name: string; print: string }>`${sql.raw(query)} ${keptAs(name)}`.execute(db)
    return new Map(rows.map(({ name, print }) => [name, print]))
  }
}

/** Every row of every table. */
export const wholeFingerprint = printing('whole_fingerprint', () => false)

/** Every row of the data. */
export const fingerprint = printing('fingerprint', (table) => bookkeeping.includes(table))

/** What tells of every command that was executed, also when it was repeated: audit log, exports, links. */
const logs = new Set(['acts', 'exports', 'tokens'])

/** What the data say, whenever and under whatever number, secret and lot it was written; without logs. */
export const meaning = printing(
  'meaning',
  (table, column, type) =>
    bookkeeping.includes(table) ||
    logs.has(table) ||
    type.startsWith('timestamp') ||
    column === 'idempotency_key' ||
    column.endsWith('_seed') ||
    column.endsWith('_token') ||
    column === 'id' ||
    type === 'bytea' ||
    column.includes('hash'),
)

/** The tables that differ between two fingerprints. */
export const changedTables = (one: Fingerprint, other: Fingerprint): string[] =>
  [...one.keys()].filter((name) => one.get(name) !== other.get(name))

/** How many rows a table has. */
export const rowsOf = (print: Fingerprint, table: string): number => Number(print.get(table)!.split(' ')[0])
