import { sql } from 'kysely'
import type { Db } from '../../../server/database.ts'
import { readCounters, readTables } from '../../server/support/remembered.ts'

const COPIES = 'demonstration'

/**
 * Copies every row, and answers a function that restores the tables written to since: the demonstration
 * data are too large to restore everything before each scenario. A trigger on each table records changes.
 * Foreign keys and triggers are disabled while rows are restored, which PostgreSQL allows only to a
 * superuser.
 */
export async function rememberChanges(db: Db): Promise<() => Promise<void>> {
  const tables = await readTables(db)
  const counters = await readCounters(db)
  const watched = tables.map(
    ({ table, columns }) => `
      create table ${COPIES}.${table} as select ${columns} from ${table};
      create trigger noted_change after insert or update or delete on ${table}
        for each statement execute function ${COPIES}.note_change();`,
  )
  await sql
    .raw(
      `create schema ${COPIES};
      create table ${COPIES}.changed_tables (name text primary key);
      create function ${COPIES}.note_change() returns trigger language plpgsql as $$ begin
        insert into ${COPIES}.changed_tables values (tg_table_name) on conflict do nothing;
        return null;
      end $$;
      ${watched.join('')}`,
    )
    .execute(db)
  return async () => {
    const { rows } = await sql<{ name: string }>`
      delete from ${sql.table(`${COPIES}.changed_tables`)} returning name`.execute(db)
    const changed = tables.filter(({ table }) => rows.some(({ name }) => name === table))
    const back = [
      'begin; set local session_replication_role = replica;',
      ...changed.map(
        ({ table, columns }) =>
          `delete from ${table}; insert into ${table} (${columns}) overriding system value select ${columns} from ${COPIES}.${table};`,
      ),
      ...counters.map(({ counter, value, is_used }) => `select setval('${counter}', ${value}, ${is_used});`),
      'commit',
    ]
    await sql.raw(back.join('\n')).execute(db)
  }
}
