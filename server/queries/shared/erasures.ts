import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, DbTransaction } from '../../database.ts'
import type { TechnicalTables } from '../../storage/technical-tables.ts'

/** What was erased or withdrawn, whose it was, and when; `id` is a UUID. */
export type Erasure = Selectable<TechnicalTables['erasures']>

/** Notes an erasure, in its transaction. */
export async function insertErasure(
  transaction: DbTransaction,
  row: Insertable<TechnicalTables['erasures']>,
): Promise<void> {
  await transaction.insertInto('erasures').values(row).execute()
}

/** Notes an erasure of the ledger. Answers whether the database did not know it. */
export async function insertMissingErasure(transaction: DbTransaction, row: Erasure): Promise<boolean> {
  const inserted = await transaction
    .insertInto('erasures')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Erasures since a moment, oldest first. */
export const findErasures = (db: Db, since: Date): Promise<Erasure[]> =>
  db.selectFrom('erasures').where('at', '>=', since).selectAll().orderBy('at').execute()

/** Those of these ids that the database knows. */
export async function findKnownErasures(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from erasures where id = any(${ids}::uuid[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Locks the person of an erasure. Undefined if they are anonymised or absent: a restored database gives an
 * id again, so that a person who registered after the erasure is somebody else.
 */
export const lockErased = (transaction: DbTransaction, { user_id, at }: Erasure) =>
  transaction
    .selectFrom('users')
    .where('id', '=', user_id)
    .where('created_at', '<=', at)
    .where('is_deleted', '=', false)
    .select(['id', 'email', 'firstname', 'lastname', 'federation_id', 'deletion_requested_at'])
    .select(['gdpr_state', 'newsletter_accepted_at'])
    .forUpdate()
    .executeTakeFirst()
