import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '../../../server/database.ts'
import { openPrepared } from '../support/prepared.ts'

let database: Database

beforeAll(async () => {
  database = await openPrepared('empty', true)
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => database.close())

test('the embedded database answers after any idle time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const one = () => sql<{ one: number }>`select 1 as one`.execute(database.db)
  await one()
  for (const hours of [0.001, 0.01, 1]) {
    vi.advanceTimersByTime(hours * 3_600_000)
    expect((await one()).rows).toEqual([{ one: 1 }])
  }
})
