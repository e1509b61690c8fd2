import { sql } from 'kysely'
import { setTimeout } from 'node:timers/promises'
import type { Db } from '../database.ts'

/** Waits so many milliseconds. */
export type Pause = (ms: number) => Promise<unknown>
export const sleep: Pause = setTimeout

/** Milliseconds until a taken lock is asked for again. */
const AGAIN = 200

/**
 * Holds the advisory lock `id` in the session of `connection` while `work` runs, and waits for it as long
 * as another session holds it. It is asked for again and again: a statement that waits in the database
 * would have a snapshot, which `create index concurrently` of the holder waits for in turn.
 */
export async function exclusively<T>(
  connection: Db,
  { id, pause }: { id: number; pause: Pause },
  work: () => Promise<T>,
): Promise<T> {
  while (!(await take(connection, id))) await pause(AGAIN)
  try {
    return await work()
  } finally {
    await sql`select pg_advisory_unlock(${sql.lit(id)})`.execute(connection)
  }
}

async function take(connection: Db, id: number): Promise<boolean> {
  const asked = sql<{ taken: boolean }>`select pg_try_advisory_lock(${sql.lit(id)}) as taken`
  const { rows } = await asked.execute(connection)
  return rows[0]?.taken ?? false
}
