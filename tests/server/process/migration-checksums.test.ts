import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { migrate } from '../../../server/storage/migrate.ts'
import { onEmptyDatabases, plantMigrations } from '../support/databases/planted-migrations.ts'

const game = 'create table game (name text)'
const refused =
  'La migration 0001-game.sql a changé depuis qu’elle a été appliquée à cette base : remettez le fichier ' +
  'tel qu’il était, et écrivez tout changement dans une nouvelle migration.'

onEmptyDatabases(
  'A migration changed after it was applied stops the start before anything is',
  async (db) => {
    const { folder, write } = plantMigrations({ '0001-game.sql': game })
    await migrate(db, { folder })
    write('0001-game.sql', 'create table game (name text, weight integer)')
    write('0002-places.sql', 'create table places (name text)')
    await expect(migrate(db, { folder })).rejects.toThrow(refused)
    const { rows } = await sql`select to_regclass('places') as places`.execute(db)
    expect(rows).toEqual([{ places: null }])
    write('0001-game.sql', game)
    expect(await migrate(db, { folder })).toEqual(['0002-places.sql'])
  },
)

onEmptyDatabases('A database from before gets its checksums at the first start', async (db) => {
  await sql`create table migrations (
    name text primary key, applied_at timestamptz not null default now())`.execute(db)
  await sql`insert into migrations (name) values ('0001-game.sql')`.execute(db)
  const { folder, write } = plantMigrations({ '0001-game.sql': game })
  expect(await migrate(db, { folder })).toEqual([])
  const noted = await db.selectFrom('migrations').select('checksum').execute()
  expect(noted).toEqual([{ checksum: createHash('sha256').update(game).digest('hex') }])
  write('0001-game.sql', `${game};`)
  await expect(migrate(db, { folder })).rejects.toThrow(refused)
})

onEmptyDatabases('Line ends of another system do not change a migration', async (db) => {
  const { folder, write } = plantMigrations({ '0001-game.sql': '-- Game.\ncreate table game (name text)\n' })
  await migrate(db, { folder })
  write('0001-game.sql', '-- Game.\r\ncreate table game (name text)\r\n')
  expect(await migrate(db, { folder })).toEqual([])
})
