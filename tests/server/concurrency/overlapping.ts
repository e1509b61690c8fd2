import { sql } from 'kysely'
import type { Db, DbTransaction } from '../../../server/database.ts'

/** How many connections to this database wait for a lock. */
async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]!.waiting
}

/**
 * Makes calls at once that meet for certain: `hold` locks what they change, until each of them waits for
 * it or for another one. Their answers, in the order in which they were made.
 */
export async function overlapping<T>(
  db: Db,
  hold: (transaction: DbTransaction) => Promise<unknown>,
  calls: readonly (() => PromiseLike<T>)[],
): Promise<T[]> {
  let ended = 0
  const { answers } = await db.transaction().execute(async (transaction) => {
    await hold(transaction)
    const made = calls.map(async (call) => {
      try {
        return await call()
      } finally {
        ended += 1
      }
    })
    const answers = Promise.all(made)
    answers.catch(() => {})
    while (ended + (await countWaiting(db)) < calls.length);
    return { answers }
  })
  return answers
}
