import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../server/database.ts'
import { isMigrated, migrate, migrationNames } from '../../../server/storage/migrate.ts'
import { onEveryDatabase } from '../support/databases.ts'
import { withPostgres } from '../support/postgres.ts'

onEveryDatabase((fresh) => {
  test('Migrations are applied once, in order', async () => {
    const rows = await fresh().selectFrom('migrations').select('name').orderBy('applied_at').execute()
    expect(rows.map(({ name }) => name)).toEqual(migrationNames())
    expect(await migrate(fresh())).toEqual([])
    expect(await isMigrated(fresh())).toBe(true)
  })

  test('Counts are numbers and days stay days', async () => {
    const query = sql<object>`select count(*) as count, date '2026-03-29' as day from roles where false`
    expect((await query.execute(fresh())).rows).toEqual([{ count: 0, day: '2026-03-29' }])
  })
})

test('Two servers that start at once on PostgreSQL apply each migration once', async () => {
  await withPostgres(async (databaseUrl) => {
    const servers = await Promise.all([1, 2].map(() => openDatabase({ databaseUrl, dataDir: null })))
    const applied = await Promise.all(servers.map(({ db }) => migrate(db)))
    expect(applied.flat().sort()).toEqual(migrationNames())
    await Promise.all(servers.map(({ close }) => close()))
  })
})
