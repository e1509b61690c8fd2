import { expect, test } from 'vitest'
import type { Db } from '../../../server/database.ts'
import { MOST_LAG, watchReplica } from '../../../server/storage/replica-watch.ts'

const SECOND = 1000
const place = { system: '7', database: 'venaison' }
const db = {} as Db

/** A watch over a primary and a replica whose positions the test sets. */
function watched(patience?: number) {
  const at = {
    now: 0,
    written: 100,
    replayed: 100,
    ...place,
    answers: true,
    isSilent: false,
  }
  const watch = watchReplica({
    primary: db,
    replica: db,
    now: () => at.now,
    ...(patience !== undefined && { patience }),
    ask: {
      primary: async () => ({ ...place, written: at.written }),
      replica: async () => {
        if (at.isSilent) return new Promise(() => {})
        if (!at.answers) throw new Error('gone')
        return { system: at.system, database: at.database, replayed: at.replayed }
      },
    },
  })
  /** Lets time pass, then measures. */
  const after = async (seconds: number, change: Partial<typeof at> = {}) => {
    Object.assign(at, change)
    at.now += seconds * SECOND
    await watch.check()
    return watch.asOf()?.getTime() ?? null
  }
  return { at, watch, after }
}

test('A replica of an idle primary is current, however long nothing is written', async () => {
  const { watch, after } = watched()
  expect(watch.asOf()).toBeNull()
  expect(await after(10)).toBe(10 * SECOND)
  expect(await after(3600)).toBe(3610 * SECOND)
  expect(watch.lag()).toBe(0)
})

test('A replica that is behind has the data of the moment that it has reached', async () => {
  const { watch, after } = watched()
  await after(10)
  expect(await after(10, { written: 200 })).toBe(10 * SECOND)
  expect(await after(10, { written: 300, replayed: 200 })).toBe(20 * SECOND)
  expect(watch.lag()).toBe(10 * SECOND)
  expect(await after(10, { replayed: 300 })).toBe(40 * SECOND)
})

test('A replica that is more than a minute behind is not read, but its lag is told', async () => {
  expect(MOST_LAG).toBe(60 * SECOND)
  const { at, watch, after } = watched()
  await after(10)
  expect(await after(60, { written: 200 })).toBe(10 * SECOND)
  // Between two measurements too.
  at.now += 1
  expect(watch.asOf()).toBeNull()
  expect(await after(29)).toBeNull()
  expect(watch.lag()).toBe(89 * SECOND + 1)
  expect(await after(1, { replayed: 200 })).toBe(at.now)
})

test('A replica seen for the first time while it is behind is not read before it has caught up', async () => {
  const { after } = watched()
  expect(await after(10, { written: 500 })).toBeNull()
  expect(await after(10, { replayed: 400 })).toBeNull()
  expect(await after(10, { replayed: 500 })).toBe(30 * SECOND)
})

test('What is no replica of this database is not read', async () => {
  for (const other of [{ replayed: 0 }, { system: '8' }, { database: 'other' }, { answers: false }]) {
    const { watch, after } = watched()
    expect(await after(10)).toBe(10 * SECOND)
    expect([other, await after(10, other), watch.lag()]).toEqual([other, null, null])
    expect(await after(10, { replayed: 100, ...place, answers: true })).toBe(30 * SECOND)
  }
})

test('A replica that does not answer in time is not read', async () => {
  const { watch, after } = watched(1)
  expect(await after(10, { isSilent: true })).toBeNull()
  expect(watch.lag()).toBeNull()
})

test('A replica that failed a read is not read before it has answered again', async () => {
  const { watch, after } = watched()
  await after(10)
  watch.doubt()
  expect(watch.asOf()).toBeNull()
  expect(await after(5)).toBe(15 * SECOND)
})
