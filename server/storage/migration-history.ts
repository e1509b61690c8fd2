import { sql } from 'kysely'
import type { Db, DbTransaction } from '../database.ts'
import { StartRefused } from '../start-refused.ts'
import type { Migration } from './migration-files.ts'

/** The start cannot go on with this database; the message says why, and what to do. */
export class MigrationRefused extends StartRefused {}

/**
 * The names of applied migrations. Makes the table of them on the first start, and notes the checksums
 * that are missing: those of databases from before checksums were noted. A newer release may have applied
 * migrations that this one does not know.
 * @throws MigrationRefused if a file is no longer as it was applied
 */
export async function readHistory(
  transaction: DbTransaction,
  known: readonly Migration[],
): Promise<ReadonlySet<string>> {
  await sql`create table if not exists migrations (
    name text primary key, applied_at timestamptz not null default now(), checksum text)`.execute(transaction)
  if (!(await hasChecksums(transaction)))
    await sql`alter table migrations add column checksum text`.execute(transaction)
  const applied = await transaction.selectFrom('migrations').select(['name', 'checksum']).execute()
  const noted = new Map(applied.map(({ name, checksum }) => [name, checksum]))
  for (const { name, checksum } of known) {
    const before = noted.get(name)
    if (before === null) await noteChecksum(transaction, name, checksum)
    else if (before !== undefined && before !== checksum) throw changed(name)
  }
  return new Set(noted.keys())
}

/** Asked first, because altering the table would wait for whoever reads it, at every start. */
async function hasChecksums(transaction: DbTransaction): Promise<boolean> {
  const { rows } = await sql`
    select from pg_attribute
    where attrelid = 'migrations'::regclass and attname = 'checksum'`.execute(transaction)
  return rows.length > 0
}

const noteChecksum = (transaction: DbTransaction, name: string, checksum: string) =>
  transaction.updateTable('migrations').set({ checksum }).where('name', '=', name).execute()

/** Notes a migration as applied. */
export const noteApplied = (db: Db | DbTransaction, { name, checksum }: Migration) =>
  db.insertInto('migrations').values({ name, checksum }).execute()

const changed = (name: string) =>
  new MigrationRefused(
    `La migration ${name} a changé depuis qu’elle a été appliquée à cette base : remettez le fichier ` +
      'tel qu’il était, et écrivez tout changement dans une nouvelle migration.',
  )

/** Why a start ends: `subject` could not have a lock. `left` says what it has changed, as a clause. */
export const busy = (subject: string, left = 'rien n’a été changé') =>
  new MigrationRefused(
    `${subject} a attendu en vain une table occupée par d’autres connexions ; ${left}. ` +
      'Relancez le démarrage, à une heure plus calme si cela se répète.',
  )
