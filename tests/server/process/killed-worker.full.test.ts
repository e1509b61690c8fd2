import { expect, test } from 'vitest'
import { openDatabase } from '../../../server/database.ts'
import { drained, killMany, killWorker, outcome, seedDue, startWorker } from '../support/deadlines.ts'
import { withPostgres } from '../support/with-postgres.ts'

const DUE = 2000
const each = { expired: DUE / 2, freed: DUE / 4, reminded: DUE / 2, doubled: 0 }
const once = { timeout: 120_000 }
/** At different points of a batch. */
const KILLS = 9

test('A worker that is killed neither loses nor duplicates a deadline', once, async () => {
  await withPostgres(async (url) => {
    const { db, close } = await openDatabase({ databaseUrl: url, dataDir: null })
    await seedDue(db, DUE)
    const left = await killMany(db, url, KILLS, 2)
    expect(left[0]).toBeGreaterThan(0)
    const last = await startWorker(url, 500)
    await drained(db, 60_000)
    await killWorker(last)
    expect(await outcome(db)).toEqual(each)
    await close()
  }, 'small')
})

test('Two workers of two servers process each deadline once', once, async () => {
  await withPostgres(async (url) => {
    const { db, close } = await openDatabase({ databaseUrl: url, dataDir: null })
    await seedDue(db, DUE)
    const workers = await Promise.all([startWorker(url, 25), startWorker(url, 25)])
    await drained(db, 60_000)
    await Promise.all(workers.map(killWorker))
    expect(await outcome(db)).toEqual(each)
    await close()
  }, 'small')
})
