import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Db, openDatabase } from '../../../server/database.ts'

async function open(): Promise<Db> {
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir: null })
  onTestFinished(close)
  return db
}
/** The texts that the session keeps. */
async function kept(db: Db): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
  return rows.map(({ statement }) => statement)
}
/** Asks often enough for a statement to be prepared. */
async function askOften(ask: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < 8; time++) await ask()
}

test('A short question that is asked often is prepared, and answered as before', async () => {
  const db = await open()
  const ask = (number: number) => sql`select ${number}::int as number`.execute(db)
  await ask(1)
  expect(await kept(db)).toEqual([])
  const answers = []
  for (let number = 1; number < 9; number++) answers.push((await ask(number)).rows[0])
  expect(answers).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({ number })))
  expect(await kept(db)).toEqual(['select $1::int as number'])
})

test.each([
  ['takes long', 'select pg_sleep(0.03)'],
  ['waits for locks', 'select id from things for update'],
  ['waits for locks beside others', 'select id from things for key share'],
  ['waits for a lock of its own', 'select pg_advisory_xact_lock(1)'],
  ['changes rows', 'update things set id = id'],
  ['changes rows and reads', 'with gone as (delete from things returning id) select id from gone'],
  ['has whatever columns there are', 'select * from things'],
  ['has whatever columns a table has', 'select id, things.* from things'],
])('What %s is not prepared', async (_, text) => {
  const db = await open()
  await sql`create table things (id int)`.execute(db)
  await askOften(() => sql.raw(text).execute(db))
  expect(await kept(db)).toEqual([])
})

const SLOW = 0.03
/** Sends the same statement, which sleeps for so many seconds at each execution. */
async function sleepFor(db: Db, seconds: number[]): Promise<void> {
  for (const one of seconds) await sql`select pg_sleep(${one}::float8)`.execute(db)
}

test('What was slow only while the process began is prepared as well', async () => {
  const db = await open()
  await sleepFor(db, [SLOW, SLOW, SLOW, SLOW, SLOW])
  expect(await kept(db)).toEqual([])
  await sleepFor(db, [0, 0, 0, 0, 0, 0])
  expect(await kept(db)).toEqual(['select pg_sleep($1::float8)'])
})

test('What is short only now and then is not prepared, however often it is asked', async () => {
  const db = await open()
  for (let round = 0; round < 3; round++) await sleepFor(db, [0, SLOW, SLOW, 0, SLOW])
  expect(await kept(db)).toEqual([])
})

test('A count is prepared, although it has a star', async () => {
  const db = await open()
  await askOften(() => sql`select count(*) from (values (1), (2)) as two`.execute(db))
  expect(await kept(db)).toHaveLength(1)
})

test('A prepared statement works on the next connection to the embedded database', async () => {
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => asked.mockRestore())
  const db = await open()
  const ask = async (number: number) => (await sql`select ${number}::int as number`.execute(db)).rows
  await askOften(() => ask(1))
  expect(await kept(db)).toHaveLength(1)
  // Its connection is lost, its session continues.
  await (asked.mock.contexts[0] as pg.Client).end()
  // No connection is accepted before the former one has ended.
  await expect.poll(() => kept(db)).toEqual([])
  expect(await ask(3)).toEqual([{ number: 3 }])
  expect(await kept(db)).toEqual(['select $1::int as number'])
})
