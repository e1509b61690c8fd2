/**
 * `node tools/bench/deadlines.ts`: how long two workers take for 10,000 due deadlines on PostgreSQL
 * (`TEST_DATABASE_URL`, else the local socket), and whether as many are processed exactly once when a
 * worker is killed 50 times. Target: 60 s, nothing lost or duplicated; otherwise it exits with an error.
 */
import type { Db } from '../../server/database.ts'
import {
  countDue,
  drained,
  killMany,
  killWorker,
  openMigrated,
  outcome,
  seedDue,
  startWorker,
} from '../../tests/server/support/deadlines.ts'
import { onNewDatabase } from './database.ts'

const DUE = 10_000
const KILLS = 50
const PATIENCE = 120_000
const TARGET = 60

/** Marks the run as failed; the remaining measurements still run. */
function miss(what: string): void {
  console.error(`  MISSED: ${what}`)
  process.exitCode = 1
}

async function tell(db: Db): Promise<void> {
  const { expired, freed, reminded, doubled } = await outcome(db)
  console.log(`  ${expired} expired, ${freed} animals freed, ${reminded} reminded once, ${doubled} doubled`)
  const isOnce = expired === DUE / 2 && freed === DUE / 4 && reminded === DUE / 2 && doubled === 0
  if (!isOnce) miss('each deadline is acted upon once')
}

await onNewDatabase(async (url) => {
  const { db, close } = await openMigrated(url)
  await seedDue(db, DUE)
  const begun = performance.now()
  const workers = await Promise.all([startWorker(url, 500), startWorker(url, 500)])
  await drained(db, PATIENCE)
  const seconds = (performance.now() - begun) / 1000
  console.log(`${DUE} due deadlines, two workers: ${seconds.toFixed(1)} s`)
  if (seconds > TARGET) miss(`${TARGET} s`)
  await tell(db)
  await Promise.all(workers.map(killWorker))
  await close()
})

await onNewDatabase(async (url) => {
  const { db, close } = await openMigrated(url)
  await seedDue(db, DUE)
  const left = await killMany(db, url, KILLS, 10)
  const middle = left.filter((count, time) => count > 0 && count < (left[time - 1] ?? DUE)).length
  console.log(
    `${DUE} due deadlines, ${KILLS} kills -9 of a worker, ${middle} of them in the middle of its work`,
  )
  console.log(`  ${await countDue(db)} still due after the last kill`)
  if (middle === 0) miss('a kill in the middle of work')
  const last = await startWorker(url, 500)
  await drained(db, PATIENCE)
  await tell(db)
  await killWorker(last)
  await close()
})
