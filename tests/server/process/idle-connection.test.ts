import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openPrepared } from '../support/databases/prepared.ts'

test('the embedded database answers after any idle time', async () => {
  const { db, close } = await openPrepared('empty', true)
  onTestFinished(close)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const one = () => sql<{ one: number }>`select 1 as one`.execute(db)
  await one()
  for (const hours of [0.001, 0.01, 1]) {
    vi.advanceTimersByTime(hours * 3_600_000)
    expect((await one()).rows).toEqual([{ one: 1 }])
  }
})
