import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../server/database.ts'
import { LOCK, prepare } from '../../../server/prepare.ts'
import { isMigrated, migrate } from '../../../server/storage/migrate.ts'
import { migrationNames } from '../../../server/storage/migration-files.ts'
import { onEveryDatabase } from '../support/databases.ts'
import { noon } from '../support/in-world.ts'
import { onServers } from '../support/planted-migrations.ts'
import { withPostgres } from '../support/with-postgres.ts'

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

onServers('A server waits for the first start of another, however long it takes', async (first, second) => {
  await first.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(LOCK)})`.execute(connection)
    let waited = 0
    const pause = async () => {
      const migrated = await sql`select to_regclass('migrations') as migrations`.execute(connection)
      expect(migrated.rows).toEqual([{ migrations: null }])
      if (++waited === 100) await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection)
    }
    expect(await prepare(second, { demo: false, now: noon, pause })).toBe(true)
    expect(waited).toBe(100)
  })
})
