import { sql } from 'kysely'
import { loadCommunes } from './data/communes.ts'
import type { Db } from './database.ts'
import type { DemoOptions } from './demo/seed.ts'
import { exclusively, type Pause, sleep } from './storage/advisory-lock.ts'
import { migrate } from './storage/migrate.ts'

/** An arbitrary advisory lock id that nothing else uses. */
export const LOCK = 7_363_019

/**
 * Prepares a database: migrations, the communes of France and, with `demo`, the demonstration data, for
 * the whole `country` or the first federations only. Servers that start concurrently wait for each other,
 * with `pause` between attempts. Answers whether this is the first start on this database.
 * @throws MigrationRefused
 */
export const prepare = (
  db: Db,
  { demo, now, pause = sleep, ...options }: { demo: boolean; now: Date; pause?: Pause } & DemoOptions,
): Promise<boolean> =>
  db.connection().execute((connection) =>
    exclusively(connection, { id: LOCK, pause }, async () => {
      await migrate(connection, { pause })
      await sql`set statement_timeout = 0`.execute(connection)
      try {
        const loaded = await loadCommunes(connection)
        if (demo) await (await import('./demo/seed.ts')).seedDemo(connection, now, options)
        return loaded > 0
      } finally {
        await sql`reset statement_timeout`.execute(connection)
      }
    }),
  )
