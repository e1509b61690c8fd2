import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '../../../server/database.ts'
import { migrate } from '../../../server/storage/migrate.ts'
import { indexStatements } from '../../../server/storage/migration-files.ts'
import {
  during,
  isWaiting,
  onEmptyDatabases,
  onServers,
  plantMigrations,
} from '../support/databases/planted-migrations.ts'

const game = `create table game (name text); insert into game values ('Daim'), ('Daim')`
const byName = '-- Found by name.\ncreate index concurrently if not exists game_by_name on game (name);\n'
const files = { '0001-game.sql': game, '0002-by-name.concurrently.sql': byName }

/** Whether the index is valid; null if there is none. */
async function isValid(db: Db, index: string): Promise<boolean | null> {
  const { rows } = await sql<{ valid: boolean }>`
    select indisvalid as valid from pg_index where indexrelid = to_regclass(${index})`.execute(db)
  return rows[0]?.valid ?? null
}

onEmptyDatabases('Indexes of a concurrent file are made and dropped, once', async (db) => {
  const { folder, write } = plantMigrations(files)
  expect(await migrate(db, { folder })).toEqual(Object.keys(files))
  expect(await isValid(db, 'game_by_name')).toBe(true)
  expect(await migrate(db, { folder })).toEqual([])
  write(
    '0003-other.concurrently.sql',
    `drop index concurrently if exists game_by_name; -- Replaced by the next one.
    create index concurrently if not exists game_by_length
      on game (length(name)) where name <> '';`,
  )
  expect(await migrate(db, { folder })).toEqual(['0003-other.concurrently.sql'])
  expect(await isValid(db, 'game_by_name')).toBe(null)
  expect(await isValid(db, 'game_by_length')).toBe(true)
})

onEmptyDatabases('An index that a killed start made is kept, and made anew if left half made', async (db) => {
  await sql.raw(`${game}; create index game_by_name on game (name)`).execute(db)
  const oid = async () => (await sql`select to_regclass('game_by_name')::oid as oid`.execute(db)).rows
  const before = await oid()
  const { folder } = plantMigrations({ '0002-by-name.concurrently.sql': byName })
  expect(await migrate(db, { folder })).toHaveLength(1)
  expect(await oid()).toEqual(before)
  await sql`update pg_index set indisvalid = false where indexrelid = to_regclass('game_by_name')`.execute(db)
  await db.deleteFrom('migrations').execute()
  await migrate(db, { folder })
  expect(await isValid(db, 'game_by_name')).toBe(true)
})

onServers(
  'Of two servers that start at once, one makes the index beside traffic',
  async (first, second, other) => {
    const { folder, write } = plantMigrations({ '0001-game.sql': game })
    await migrate(other, { folder })
    write('0002-by-name.concurrently.sql', byName)
    // The index waits for this transaction, and the second server for the first.
    const pauses: number[] = []
    await during(other, `insert into game values ('Cerf')`, async (end) => {
      const starting = migrate(first, { folder, pause: async (ms) => pauses.push(ms) })
      await expect.poll(() => isWaiting(other, 'virtualxid')).toBe(true)
      let hasPaused = false
      const pause = async () => (hasPaused = true)
      const alsoStarting = migrate(second, { folder, pause })
      await expect.poll(async () => hasPaused || isWaiting(other, 'advisory')).toBe(true)
      await sql`insert into game values ('Mouflon')`.execute(other)
      await end()
      expect([await starting, await alsoStarting]).toEqual([['0002-by-name.concurrently.sql'], []])
    })
    expect(pauses).toEqual([])
    expect(await isValid(other, 'game_by_name')).toBe(true)
  },
)

onServers('An index whose table stays locked ends the start, and leaves nothing', async (server, other) => {
  const { folder, write } = plantMigrations({ '0001-game.sql': game })
  await migrate(other, { folder })
  write('0002-by-name.concurrently.sql', byName)
  let attempts = 1
  const pause = async () => attempts++
  // The index is begun, and waits for this writer.
  await during(other, `insert into game values ('Cerf')`, async () => {
    await expect(migrate(server, { folder, indexTimeout: 20, pause })).rejects.toThrow(
      'La migration 0002-by-name.concurrently.sql a attendu en vain une table occupée par d’autres ' +
        'connexions ; l’index sera fait au prochain démarrage.',
    )
  })
  expect(attempts).toBe(7)
  expect(await migrate(server, { folder, pause })).toEqual(['0002-by-name.concurrently.sql'])
  expect(await isValid(other, 'game_by_name')).toBe(true)
})

onEmptyDatabases('A unique index that the rows do not allow is not left behind', async (db) => {
  const unique = byName.replace('create index', 'create unique index')
  const { folder } = plantMigrations({ ...files, '0002-by-name.concurrently.sql': unique })
  await expect(migrate(db, { folder })).rejects.toThrow('could not create unique index')
  expect(await isValid(db, 'game_by_name')).toBe(null)
  expect(await db.selectFrom('migrations').select('name').execute()).toEqual([{ name: '0001-game.sql' }])
})

test.each([
  'create index game_by_name on game (name)',
  'create index concurrently game_by_name on game (name)',
  'create index concurrently if not exists on game (name)',
  'drop index concurrently game_by_name',
  'drop index if exists game_by_name',
  'drop index concurrently if exists game_by_name, game_rows',
  `update game set name = 'Cerf'`,
])('A concurrent file may not hold « %s »', (statement) => {
  expect(() => indexStatements(`${byName}${statement};`)).toThrow(
    `Not allowed in a concurrent file: ${statement}`,
  )
})
