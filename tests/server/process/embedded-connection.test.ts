import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { Database, Db } from '../../../server/database.ts'
import { openPrepared } from '../support/databases/prepared.ts'

let embedded: Database
beforeAll(async () => {
  embedded = await openPrepared('empty', true)
})
afterAll(() => embedded.close())

/** The texts that the session keeps; a question with a star is none of them. */
async function kept(db: Db): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`select * from pg_prepared_statements`.execute(db)
  return rows.map(({ statement }) => statement)
}

test('A prepared statement is answered as before, also on the next connection to the embedded database', async () => {
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => asked.mockRestore())
  const { db } = embedded
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

test('The embedded database answers after any idle time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const one = () => sql<{ one: number }>`select 1 as one`.execute(embedded.db)
  await one()
  for (const hours of [0.001, 0.01, 1]) {
    vi.advanceTimersByTime(hours * 3_600_000)
    expect((await one()).rows).toEqual([{ one: 1 }])
  }
})
