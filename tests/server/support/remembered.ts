import { sql } from 'kysely'
import type { Db } from '../../../server/database.ts'

/**
 * Copies every row of every table into the schema `name`, and answers a function that restores them: all
 * rows and sequences, or those of the named tables and every sequence, within milliseconds. Triggers and
 * foreign keys are disabled meanwhile, which PostgreSQL allows only to a superuser.
 */
export async function remember(
  db: Db,
  name: string,
): Promise<(changed?: readonly string[]) => Promise<void>> {
  const tables = await readTables(db)
  const counters = await readCounters(db)
  const copies = tables.map(
    ({ table, columns }) => `create table ${name}.${table} as select ${columns} from ${table};`,
  )
  await sql.raw(`create schema ${name}; ${copies.join('')}`).execute(db)
  const set = counters.map(({ counter, value, is_used }) => `setval('${counter}', ${value}, ${is_used})`)
  return async (changed) => {
    const some = changed ? tables.filter(({ table }) => changed.includes(table)) : tables
    const back = [
      'begin; set local session_replication_role = replica;',
      // Faster than truncating, which creates new files.
      ...some.map(({ table }) => `delete from ${table};`),
      ...some.map(
        ({ table, columns }) =>
          `insert into ${table} (${columns}) overriding system value select ${columns} from ${name}.${table};`,
      ),
      ...(set.length > 0 ? [`select ${set.join(', ')};`] : []),
      'commit',
    ]
    await sql.raw(back.join('\n')).execute(db)
  }
}

/** The tables in order of creation, with their writable columns. */
export async function readTables(db: Db) {
  const { rows } = await sql<{ table: string; columns: string }>`
    select quote_ident(relname) as table,
      (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by oid`.execute(db)
  return rows
}

/** The sequences of the tables and their current values. */
export async function readCounters(db: Db) {
  const { rows } = await sql<{ counter: string; value: number; is_used: boolean }>`
    select quote_ident(sequencename) as counter, coalesce(last_value, start_value) as value,
      last_value is not null as is_used
    from pg_sequences where schemaname = 'public'`.execute(db)
  return rows
}
