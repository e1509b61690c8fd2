import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { migrationNames, ownMigrations } from '../../server/storage/migration-files.ts'
import { lintMigrations } from './lint.ts'
import { unsafeMigrations } from './unsafe-migrations.ts'

const own = migrationNames().map((name) => ({
  name,
  text: readFileSync(new URL(name, ownMigrations), 'utf8'),
}))

test('Migrations are safe while the old version still runs', async () => {
  expect(await lintMigrations(own)).toEqual([])
})

test('Every file of the folder is a migration', () => {
  expect(readdirSync(ownMigrations).toSorted()).toEqual(migrationNames())
})

/** What is found in a new migration, after those that precede it. */
const lint = (text: string, name = '0999-new.sql', before: string[] = []) =>
  lintMigrations([...before.map((text, n) => ({ name: `090${n}-before.sql`, text })), { name, text }])

describe.each(unsafeMigrations)('A migration that %s', (said, bad, good) => {
  test(`is refused: ${bad}`, async () => {
    const found = await lint(bad)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(said)
    expect(found[0]).toContain('0999-new.sql: «')
  })

  test(`is not: ${good}`, async () => {
    expect(await lint(good)).toEqual([])
  })
})

test('A column may become not null once an earlier migration has validated that it is', async () => {
  const added = 'alter table game add constraint a_known check (a is not null) not valid'
  const validated = 'alter table game validate constraint a_known'
  const required = 'alter table game alter a set not null, drop constraint a_known'
  expect(await lint(required, undefined, [added, validated])).toEqual([])
  expect(await lint(required, undefined, [added])).toHaveLength(1)
  expect(await lint(required.replace('alter a', 'alter b'), undefined, [added, validated])).toHaveLength(1)
  const dropped = 'alter table game drop constraint a_known'
  expect(await lint(required, undefined, [added, validated, dropped])).toHaveLength(1)
})

describe('An exception', () => {
  const drop = 'alter table game drop column former;'
  const index = 'create index on roles (code);'
  const reason = '-- contract: nothing reads it since « 0114 ».\n'

  test('stands above its statement, with a reason', async () => {
    expect(await lint(`-- Spring cleaning.\n${reason}${drop}`)).toEqual([])
    expect(await lint(`select '${'é'.repeat(99)}';\n\n${reason}-- And so on.\n${drop}`)).toEqual([])
    expect(await lint(`-- locks: six rows only\n${index}`)).toEqual([])
  })

  test('serves one statement only', async () => {
    expect(await lint(`${reason}${drop}\nalter table game drop column other`)).toHaveLength(1)
    expect(await lint(`${drop}\n${reason}alter table game drop column other`)).toHaveLength(1)
    expect(await lint(`select 1; -- contract: of this line\n${drop}`)).toHaveLength(1)
  })

  test('needs a reason, and the word of its rule', async () => {
    expect(await lint(`-- contract:\n${drop}`)).toHaveLength(1)
    expect(await lint(`-- contract: yes\n${drop}`)).toHaveLength(1)
    expect(await lint(`-- locks: six rows only\n${drop}`)).toEqual([
      '0999-new.sql: « alter table game drop column former » drops a column that the old version may read or ' +
        'write: stop using it, release that, and drop it in a migration of the next release. Or say above ' +
        'it: -- contract: <why the old version no longer needs it>',
    ])
    expect(await lint(`${reason}${index}`)).toHaveLength(1)
    expect(await lint('-- contract: this is how it is\ncommit')).toHaveLength(1)
    expect(await lint('-- null: this is how it is\ncommit')).toHaveLength(1)
  })
})

describe('A concurrent file', () => {
  const name = '0999-new.concurrently.sql'
  const good = 'create unique index concurrently if not exists a on game (name);'

  test('makes and drops indexes', async () => {
    expect(await lint(`-- Why; and why not.\n${good}\ndrop index concurrently if exists b`, name)).toEqual([])
  })

  test.each([
    'create index concurrently b on game (name)',
    'create index if not exists b on game (name)',
    'drop index concurrently b',
    'drop index if exists b',
    'alter table game add column b text',
  ])('holds nothing else: %s', async (statement) => {
    const found = await lint(`${good}\n${statement}`, name)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain('does not belong in a .concurrently.sql file')
  })

  test('makes no index whose name another has, since it would be taken for made', async () => {
    const before = 'create table game (name text); create index a on game (name)'
    expect(await lint(good, name, [before])).toEqual([
      expect.stringContaining('makes nothing, since an index of this name exists'),
    ])
    expect(await lint(`drop index concurrently if exists a;\n${good}`, name, [before])).toEqual([])
  })

  test.each([
    `create index concurrently if not exists b on game (name) where name <> 'a;b'`,
    `create index concurrently if not exists b on game (name) where name <> 'a--b'; ${good}`,
    'create index concurrently if not exists "B" on game (name)',
  ])('is read alike by the server: %s', async (statement) => {
    expect(await lint(statement, name)).toEqual([expect.stringContaining('the server cannot read it')])
  })
})

test('A number is given once', async () => {
  expect(await lint('select 1', '0900-other.sql', ['select 2'])).toEqual([
    '0900-other.sql: another migration has this number: take the next free one',
  ])
})

test('Migrations applied before the lint was written are exempt', async () => {
  expect(await lint('drop table game', '0113-old.sql')).toEqual([])
  expect(await lint('drop table game', '0114-new.sql')).toHaveLength(1)
})

test('What PostgreSQL cannot read is refused', async () => {
  await expect(lint('alter tabel game')).rejects.toThrow(
    '0999-new.sql: PostgreSQL cannot read it: syntax error at or near "tabel"',
  )
})
