import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../server/database.ts'
import { LOCK, prepare } from '../../../server/prepare.ts'
import { isMigrated, migrate, migrationNames } from '../../../server/storage/migrate.ts'
import { onEveryDatabase } from '../support/databases.ts'
import { noon } from '../support/in-world.ts'
import { onServer, withPostgres } from '../support/postgres.ts'

onEveryDatabase((fresh) => {
  test('Migrations are applied once, in order', async () => {
    const rows = await fresh().selectFrom('migrations').select('name').orderBy('applied_at').execute()
    expect(rows.map(({ name }) => name)).toEqual(migrationNames())
    expect(await migrate(fresh())).toEqual([])
    expect(await isMigrated(fresh())).toBe(true)
  })

  test('Counts are numbers and days stay text', async () => {
    const query = sql<object>`select count(*) as count, date '2026-03-29' as day from roles where false`
    expect((await query.execute(fresh())).rows).toEqual([{ count: 0, day: '2026-03-29' }])
  })
})

test('Two servers that start concurrently on PostgreSQL apply each migration once', async () => {
  await withPostgres(async (databaseUrl) => {
    const servers = await Promise.all([1, 2].map(() => openDatabase({ databaseUrl, dataDir: null })))
    const applied = await Promise.all(servers.map(({ db }) => migrate(db)))
    expect(applied.flat().sort()).toEqual(migrationNames())
    await Promise.all(servers.map(({ close }) => close()))
  })
})

test('A server waits for the first start of another, however long it takes', async () => {
  await withPostgres(async (databaseUrl) => {
    const [first, second] = await Promise.all(
      [1, 2].map(() => openDatabase({ databaseUrl, dataDir: null, lockTimeout: 50 })),
    )
    const waits = await first!.db.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${sql.lit(LOCK)})`.execute(connection)
      const preparing = prepare(second!.db, { demo: false, now: noon }).then(String, String)
      const name = new URL(databaseUrl).pathname.slice(1)
      const waiting = `select 1 as waits from pg_stat_activity where datname = '${name}' and wait_event = 'advisory'`
      await expect.poll(() => onServer(waiting), { timeout: 60_000 }).toHaveLength(1)
      // Longer than it would wait for any other lock.
      await sql`select pg_sleep(0.5)`.execute(connection)
      await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection)
      return preparing
    })
    expect(waits).toBe('true')
    await Promise.all([first!.close(), second!.close()])
  })
})
