import { sql } from 'kysely'
import type { Db, DbTransaction } from '../../../../server/database.ts'
import type { Tables } from '../../../../server/storage/tables.ts'
import type { TechnicalTables } from '../../../../server/storage/technical-tables.ts'
import type { World } from '../../support/in-world.ts'

/** The number of connections to this database that wait for a lock. */
async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]!.waiting
}

type Hold = (transaction: DbTransaction) => Promise<unknown>

/** Locks a person's account. */
export const account =
  (...ids: number[]): Hold =>
  (transaction) =>
    transaction.selectFrom('users').where('id', 'in', ids).select('id').forUpdate().execute()

/** Locks all rows of a table. */
export const rows =
  (table: keyof (Tables & TechnicalTables)): Hold =>
  (transaction) =>
    sql`select from ${sql.table(table)} for update`.execute(transaction)

/** Blocks writers to a table; row locks are still possible. */
export const writing =
  (table: keyof (Tables & TechnicalTables)): Hold =>
  (transaction) =>
    sql`lock table ${sql.table(table)} in share mode`.execute(transaction)

/**
 * Makes calls overlap deterministically: `hold` locks what they change until each of them waits for it or
 * for another call. Each call starts once the earlier ones wait, so that they obtain their locks in this
 * order. Answers their results in the same order.
 */
export async function overlapping<T>(
  db: Db,
  hold: Hold,
  calls: readonly (() => PromiseLike<T>)[],
): Promise<T[]> {
  let ended = 0
  const { answers } = await db.transaction().execute(async (transaction) => {
    await hold(transaction)
    const made: Promise<T>[] = []
    for (const call of calls) {
      made.push(Promise.resolve(call()).finally(() => (ended += 1)))
      made.at(-1)!.catch(() => {})
      while (ended + (await countWaiting(db)) < made.length);
    }
    return { answers: Promise.all(made) }
  })
  return answers
}

/** The statuses of overlapping requests in a world, in order. */
export const meetingIn =
  (world: World) =>
  async (hold: Hold, calls: readonly (() => PromiseLike<{ statusCode: number }>)[]): Promise<number[]> =>
    (await overlapping(world.db(), hold, calls)).map(({ statusCode }) => statusCode)
