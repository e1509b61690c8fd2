import { sql } from 'kysely'
import type { Db, DbTransaction } from '../../../../server/database.ts'
import type { Tables } from '../../../../server/storage/tables.ts'
import type { TechnicalTables } from '../../../../server/storage/technical-tables.ts'
import type { World } from '../../support/in-world.ts'

/** How many connections to this database wait for a lock. */
async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]!.waiting
}

type Hold = (transaction: DbTransaction) => Promise<unknown>

/** Holds a person's account. */
export const account =
  (...ids: number[]): Hold =>
  (transaction) =>
    transaction.selectFrom('users').where('id', 'in', ids).select('id').forUpdate().execute()

/** Holds every row of a table. */
export const rows =
  (table: keyof (Tables & TechnicalTables)): Hold =>
  (transaction) =>
    sql`select from ${sql.table(table)} for update`.execute(transaction)

/** Holds up who would write to a table; who only locks its rows goes on. */
export const writing =
  (table: keyof (Tables & TechnicalTables)): Hold =>
  (transaction) =>
    sql`lock table ${sql.table(table)} in share mode`.execute(transaction)

/**
 * Makes calls that meet for certain: `hold` locks what they change, until each of them waits for it or for
 * another one. Each begins once those before it wait, so that they get what they wait for in this order.
 * Their answers, in the same order.
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

/** Answers the statuses of requests that meet in a world, in their order. */
export const meetingIn =
  (world: World) =>
  async (hold: Hold, calls: readonly (() => PromiseLike<{ statusCode: number }>)[]): Promise<number[]> =>
    (await overlapping(world.db(), hold, calls)).map(({ statusCode }) => statusCode)
