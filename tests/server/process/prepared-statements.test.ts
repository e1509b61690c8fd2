import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Db } from '../../../server/database.ts'
import { PreparedStatements } from '../../../server/storage/prepared-statements.ts'
import { openPrepared } from '../support/databases/prepared.ts'

/** Milliseconds that an execution took. */
const [SHORT, LONG] = [1, 30]

const often = Array<number>(8).fill(SHORT)

/** Whether a statement is prepared once its executions took so long. */
function isPrepared(text: string, took = often, areKept = true): boolean {
  const statements = new PreparedStatements(areKept)
  for (const one of took) statements.note(text, one)
  return statements.nameOf(text) !== undefined
}

test.each([
  ['changes rows', 'update things set id = id'],
  ['changes rows and reads', 'with gone as (delete from things returning id) select id from gone'],
  ['waits for locks', 'select id from things for update'],
  ['waits for locks beside others', 'select id from things for key share'],
  ['waits for a lock of its own', 'select pg_advisory_xact_lock(1)'],
  ['has whatever columns there are', 'select * from things'],
  ['has whatever columns a table has', 'select id, things.* from things'],
])('What %s is not prepared', (_, text) => {
  expect(isPrepared(text)).toBe(false)
})

test('A count is prepared, although it has a star, but nothing where sessions do not keep it', () => {
  const count = 'select count(*) from things'
  expect([isPrepared(count), isPrepared(count, often, false)]).toEqual([true, false])
})

test.each<[what: string, took: number[], expected: boolean]>([
  ['is asked once', [SHORT], false],
  ['is short and asked often', often, true],
  ['takes long', Array<number>(8).fill(LONG), false],
  ['was slow only while the process began', [LONG, LONG, LONG, LONG, LONG, ...often], true],
  ['is short only now and then', [1, 2, 3].flatMap(() => [SHORT, LONG, LONG, SHORT, LONG]), false],
])('Whether it is prepared, if a question %s', (_, took, expected) => {
  expect(isPrepared('select id from things', took)).toBe(expected)
})

/** The texts that the session keeps; a question with a star is none of them. */
async function kept(db: Db): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`select * from pg_prepared_statements`.execute(db)
  return rows.map(({ statement }) => statement)
}

test('A prepared statement is answered as before, also on the next connection to the embedded database', async () => {
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => asked.mockRestore())
  const { db, close } = await openPrepared('empty', true)
  onTestFinished(close)
  const text = 'select $1::int as number'
  let number = 0
  const ask = async () =>
    expect((await sql`select ${++number}::int as number`.execute(db)).rows).toEqual([{ number }])
  await ask()
  expect(await kept(db)).toEqual([])
  // On a busy machine, more questions may take long before enough of them are short.
  while ((await kept(db)).length === 0) await ask()
  expect(await kept(db)).toEqual([text])
  await ask()
  // Its connection is lost, its session continues.
  await (asked.mock.contexts[0] as pg.Client).end()
  // No connection is accepted before the former one has ended.
  await expect.poll(() => kept(db)).toEqual([])
  await ask()
  expect(await kept(db)).toEqual([text])
})
