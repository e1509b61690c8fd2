import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../server/database.ts'
import { LOCK, prepare } from '../../../server/prepare.ts'
import { isMigrated, migrate } from '../../../server/storage/migrate.ts'
import { migrationNames } from '../../../server/storage/migration-files.ts'
import { onPreparedDatabases } from '../support/databases.ts'
import { noon } from '../support/in-world.ts'
import { onServers, plantMigrations } from '../support/databases/planted-migrations.ts'
import { commune } from '../support/databases/prepared.ts'
import { withPostgres } from '../support/databases/with-postgres.ts'

onPreparedDatabases(
  'small',
  'Migrations are applied once, in order; those of a newer release are left',
  async (db) => {
    const rows = await db.selectFrom('migrations').select('name').orderBy('applied_at').execute()
    expect(rows.map(({ name }) => name)).toEqual(migrationNames())
    expect(await migrate(db)).toEqual([])
    expect(await isMigrated(db)).toBe(true)
    // Counts are numbers and days stay text.
    const query = sql<object>`select count(*) as count, date '2026-03-29' as day from roles where false`
    expect((await query.execute(db)).rows).toEqual([{ count: 0, day: '2026-03-29' }])

    // A release starts on a database that a newer one has migrated.
    const newer = { name: '9999-newer.sql', checksum: 'of a file that this release lacks' }
    await db.insertInto('migrations').values(newer).execute()
    expect(await migrate(db)).toEqual([])
    expect(await isMigrated(db)).toBe(true)
    expect(await prepare(db, { demo: false, now: noon })).toBe(false)
    const kept = await db.selectFrom('migrations').where('name', '=', newer.name).selectAll().execute()
    expect(kept).toMatchObject([newer])
  },
)

onServers('Two servers that start concurrently apply each migration once', async (first, second) => {
  const names = ['0001-game.sql', '0002-places.sql', '0003-people.sql']
  const { folder } = plantMigrations(
    Object.fromEntries(names.map((name, at) => [name, `create table things_${at} (name text)`])),
  )
  const applied = await Promise.all([first, second].map((db) => migrate(db, { folder })))
  expect(applied.flat().sort()).toEqual(names)
})

test('A server waits for the first start of another, however long it takes, and repeats nothing of it', async () => {
  await withPostgres(async (databaseUrl) => {
    const { db, close } = await openDatabase({ databaseUrl, dataDir: null })
    await db.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${sql.lit(LOCK)})`.execute(connection)
      let waited = 0
      const pause = async () => {
        expect((await sql`select from cities`.execute(connection)).rows).toEqual([])
        if (++waited < 100) return
        await connection.insertInto('cities').values(commune).execute()
        await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection)
      }
      expect(await prepare(db, { demo: false, now: noon, pause })).toBe(false)
      expect(waited).toBe(100)
      expect((await sql`select from cities`.execute(connection)).rows).toHaveLength(1)
    })
    await close()
  }, 'migrated')
})
