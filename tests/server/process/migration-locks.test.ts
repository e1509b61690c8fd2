import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '../../../server/database.ts'
import { migrate } from '../../../server/storage/migrate.ts'
import {
  during,
  isWaiting,
  onEmptyDatabases,
  onServers,
  plantMigrations,
} from '../support/databases/planted-migrations.ts'

const GROWING = [1000, 2000, 4000, 8000, 16_000, 32_000]

/** What running traffic does in a transaction, and a migration that has to wait for it. */
const meetings = [
  ['reads', 'select from game', 'alter table game add column weight integer'],
  ['locks rows of', 'select from game for update', 'alter table game add column weight integer'],
  ['writes to', `update game set name = 'Cerf'`, `update game set name = 'Daim'`],
] as const

async function makeGame(db: Db): Promise<void> {
  await sql`create table game (name text)`.execute(db)
  await sql`insert into game values ('Chevreuil')`.execute(db)
}

for (const [does, traffic, migration] of meetings) {
  onServers(
    `A migration of a table that a transaction ${does} lets readers pass, and goes on`,
    async (server, other) => {
      await makeGame(other)
      const { folder } = plantMigrations({ '0001-game.sql': migration })
      const pauses: number[] = []
      await during(other, traffic, async (end) => {
        const pause = async (ms: number) => {
          pauses.push(ms)
          if (pauses.length === 2) await end()
        }
        const migrating = migrate(server, { folder, lockTimeout: 400, pause })
        await expect.poll(async () => pauses.length > 0 || isWaiting(other)).toBe(true)
        // Gives up after five seconds, and nothing else ends the wait of the migration.
        const { rows } = await sql`select count(*) as count from game`.execute(other)
        expect(rows).toEqual([{ count: 1 }])
        expect(await migrating).toEqual(['0001-game.sql'])
      })
      expect(pauses).toEqual(GROWING.slice(0, 2))
    },
  )
}

onServers('A table that stays busy ends the start, with nothing changed', async (server, other) => {
  await makeGame(other)
  const text = `insert into game values ('Daim'); alter table game add column weight integer`
  const { folder } = plantMigrations({ '0001-game.sql': text })
  const pauses: number[] = []
  const pause = async (ms: number) => pauses.push(ms)
  await during(other, 'select from game', async () => {
    await expect(migrate(server, { folder, lockTimeout: 20, pause })).rejects.toThrow(
      'La migration 0001-game.sql a attendu en vain une table occupée par d’autres connexions ; rien n’a été ' +
        'changé. Relancez le démarrage, à une heure plus calme si cela se répète.',
    )
  })
  expect(pauses).toEqual(GROWING)
  expect((await sql`select * from game`.execute(other)).rows).toEqual([{ name: 'Chevreuil' }])
  expect(await migrate(server, { folder, pause })).toEqual(['0001-game.sql'])
})

onServers('A migration that is in a deadlock with traffic is tried again', async (server, other) => {
  await makeGame(other)
  await sql`create table places (name text)`.execute(other)
  const text = 'alter table game add column weight integer; alter table places add column zip text'
  const { folder } = plantMigrations({ '0001-game.sql': text })
  const pauses: number[] = []
  // Of the two, only the migration looks for the deadlock.
  const traffic = `set local deadlock_timeout = '10min'; set local lock_timeout = 0; select from places`
  await during(other, traffic, async (end, running) => {
    const pause = async (ms: number) => {
      pauses.push(ms)
      await end()
    }
    const migrating = migrate(server, { folder, lockTimeout: 60_000, pause })
    await expect.poll(async () => pauses.length > 0 || isWaiting(other)).toBe(true)
    expect((await sql`select name from game`.execute(running)).rows).toEqual([{ name: 'Chevreuil' }])
    expect(await migrating).toEqual(['0001-game.sql'])
  })
  expect(pauses).toEqual(GROWING.slice(0, 1))
})

onEmptyDatabases('A migration with a mistake is not tried again', async (db) => {
  const { folder } = plantMigrations({ '0001-game.sql': 'create table game (name text); select 1 / 0' })
  const pause = () => expect.fail('waited')
  await expect(migrate(db, { folder, pause })).rejects.toThrow('division by zero')
  expect((await sql`select to_regclass('game') as game`.execute(db)).rows).toEqual([{ game: null }])
})

const unlimited = `create function unlimited(name text) returns text immutable language plpgsql as $$
  begin
    if current_setting('statement_timeout') <> '0' then raise 'limited'; end if;
    return name;
  end $$`

onServers('Migrations may take long, and what follows on their connection may not', async (server) => {
  await makeGame(server)
  const { folder } = plantMigrations({
    '0001-function.sql': `${unlimited}; select unlimited(name) from game`,
    '0002-index.concurrently.sql': 'create index concurrently if not exists i on game (unlimited(name))',
  })
  const limits = sql`select current_setting('statement_timeout') as statement, pg_backend_pid() as pid,
    current_setting('lock_timeout') as lock`
  const before = await limits.execute(server)
  expect(before.rows).toMatchObject([{ statement: '30s', lock: '5s' }])
  expect(await migrate(server, { folder })).toHaveLength(2)
  expect((await limits.execute(server)).rows).toEqual(before.rows)
})
