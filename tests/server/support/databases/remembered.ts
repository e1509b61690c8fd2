import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../server/database.ts'

/** The schema of what is remembered of a database, beside its tables. */
const MEMORY = 'memory'

/** Restores a remembered state. */
export type PutBack = () => Promise<void>

type Watched = {
  remember: () => Promise<PutBack>
  written: () => Promise<ReadonlySet<string>>
  vacuum: () => Promise<void>
}

/**
 * Watches the tables of a database. `remember` copies every row and every sequence, and answers a function
 * that restores them within milliseconds: only tables written to since, unless another state was restored
 * meanwhile. `written` names those written to since. Rows written by somebody else during the restoration are
 * restored by the next one.
 * Triggers and foreign keys are disabled while rows are restored, which PostgreSQL allows only to a
 * superuser. `vacuum` removes what restorations left behind.
 */
export async function watchTables(db: Db): Promise<Watched> {
  const tables = await readTables(db)
  // Every write adds a row: a unique one would let concurrent transactions wait for each other.
  await sql
    .raw(
      `create schema ${MEMORY};
      create table ${MEMORY}.changes (name text);
      create function ${MEMORY}.note_change() returns trigger language plpgsql as $$ begin
        insert into ${MEMORY}.changes values (quote_ident(tg_table_name));
        return null;
      end $$;
      ${tables
        .map(
          ({ table }) => `create trigger noted_change after insert or update or delete or truncate on ${table}
            for each statement execute function ${MEMORY}.note_change();`,
        )
        .join('\n')}`,
    )
    .execute(db)
  let states = 0
  const restored = new Set<string>()
  let current: number | undefined
  const changes = sql.table(`${MEMORY}.changes`)
  type Named = { name: string }
  const namesIn = async (query: RawBuilder<Named>) =>
    new Set((await query.execute(db)).rows.map(({ name }) => name))
  const takeChanged = () => namesIn(sql<Named>`delete from ${changes} returning name`)

  return {
    written: () => namesIn(sql<Named>`select distinct name from ${changes}`),
    async vacuum() {
      await sql.raw(`vacuum ${[`${MEMORY}.changes`, ...restored].join(', ')}`).execute(db)
      restored.clear()
    },
    async remember() {
      const state = ++states
      await takeChanged()
      const counters = await readCounters(db)
      const filled = await readFilled(db, tables)
      const copies = filled.map(
        ({ table, columns }) =>
          `create table ${MEMORY}_${state}.${table} as select ${columns} from ${table};`,
      )
      await sql.raw(`create schema ${MEMORY}_${state}; ${copies.join('')}`).execute(db)
      current = state
      const set = counters.map(({ counter, value, is_used }) => `setval('${counter}', ${value}, ${is_used})`)
      return async () => {
        const changed = await takeChanged()
        const some = current === state ? tables.filter(({ table }) => changed.has(table)) : tables
        const back = [
          'begin; set local session_replication_role = replica;',
          // Faster than truncating, which creates new files.
          ...some.map(({ table }) => `delete from ${table};`),
          ...filled
            .filter((one) => some.includes(one))
            .map(
              ({ table, columns }) =>
                `insert into ${table} (${columns}) overriding system value select ${columns} from ${MEMORY}_${state}.${table};`,
            ),
          ...(set.length > 0 ? [`select ${set.join(', ')};`] : []),
          'commit',
        ]
        current = undefined
        for (const { table } of some) restored.add(table)
        await sql.raw(back.join('\n')).execute(db)
        current = state
      }
    },
  }
}

/** A table by its quoted name, and its writable columns. */
type Table = { table: string; columns: string }

/** The tables in order of creation. */
async function readTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select quote_ident(relname) as table,
      (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by oid`.execute(db)
  return rows
}

/** Those of the tables that have rows. */
async function readFilled(db: Db, tables: readonly Table[]): Promise<Table[]> {
  const each = tables.map(({ table }, at) => `select ${at} as at where exists (select from ${table})`)
  const { rows } = await sql.raw<{ at: number }>(each.join(' union all ')).execute(db)
  return rows.map(({ at }) => tables[at]!)
}

/** The sequences of the tables and their current values. */
async function readCounters(db: Db) {
  const { rows } = await sql<{ counter: string; value: number; is_used: boolean }>`
    select quote_ident(sequencename) as counter, coalesce(last_value, start_value) as value,
      last_value is not null as is_used
    from pg_sequences where schemaname = 'public'`.execute(db)
  return rows
}
