import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '../../../server/database.ts'
import { keptAs } from '../../../server/storage/connection.ts'

test('A prepared query works on the next connection to the embedded database', async () => {
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => asked.mockRestore())
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir: null })
  onTestFinished(close)
  const ask = async (number: number) =>
    (await sql`select ${number}::int as number ${keptAs('a_number')}`.execute(db)).rows
  const kept = async () =>
    (await sql<{ name: string }>`select name from pg_prepared_statements`.execute(db)).rows
  expect([await ask(1), await ask(2), await kept()]).toEqual([
    [{ number: 1 }],
    [{ number: 2 }],
    [{ name: 'a_number' }],
  ])
  // Its connection is lost, its session continues.
  await (asked.mock.contexts[0] as pg.Client).end()
  // No connection is accepted before the former one has ended.
  await expect.poll(kept).toEqual([])
  expect(await ask(3)).toEqual([{ number: 3 }])
})
