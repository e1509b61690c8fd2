import { sql } from 'kysely'
import { loadCommunes } from './data/communes.ts'
import type { Db } from './database.ts'
import { type DemoOptions, seedDemo } from './demo/seed.ts'
import { migrate } from './storage/migrate.ts'

/** An arbitrary advisory lock id that nothing else uses. */
export const LOCK = 7_363_019

/**
 * Prepares a database: migrations, the communes of France and, with `demo`, the demonstration data, for
 * the whole `country` or the first federations only.
 * Servers that start concurrently wait for each other. Answers whether this is the first start on this
 * database.
 */
export const prepare = (
  db: Db,
  { demo, now, ...options }: { demo: boolean; now: Date } & DemoOptions,
): Promise<boolean> =>
  db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    // The first start of another server may take long.
    await sql`set lock_timeout = 0`.execute(connection)
    await sql`select pg_advisory_lock(${sql.lit(LOCK)})`.execute(connection)
    try {
      await migrate(connection)
      const loaded = await loadCommunes(connection)
      if (demo) await seedDemo(connection, now, options)
      return loaded > 0
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection)
      await sql`reset lock_timeout`.execute(connection)
      await sql`reset statement_timeout`.execute(connection)
    }
  })
