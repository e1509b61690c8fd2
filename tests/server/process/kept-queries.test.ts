import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '../../../server/database.ts'
import { keptAs } from '../../../server/storage/connection.ts'

/** Milliseconds for which an idle connection stays open, and more. */
const IDLE = 60_000

test('A query that is kept is asked as before on the next connection to the embedded database', async () => {
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir: null })
  onTestFinished(close)
  const ask = async (number: number) =>
    (await sql`select ${number}::int as number ${keptAs('a_number')}`.execute(db)).rows
  const kept = async () =>
    (await sql<{ name: string }>`select name from pg_prepared_statements`.execute(db)).rows
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  expect([await ask(1), await ask(2), await kept()]).toEqual([
    [{ number: 1 }],
    [{ number: 2 }],
    [{ name: 'a_number' }],
  ])
  // Its connection is closed, its session goes on.
  await vi.advanceTimersByTimeAsync(IDLE)
  vi.useRealTimers()
  // Nobody is let in before the former connection is over.
  await expect.poll(kept).toEqual([])
  expect(await ask(3)).toEqual([{ number: 3 }])
})
