import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../server/database.ts'
import { migrate } from '../../server/storage/migrate.ts'
import { type Reads, readsApart } from '../../server/storage/reads.ts'
import { watchReplica } from '../../server/storage/replica-watch.ts'
import { real, startServer } from '../../tests/server/support/processes/process.ts'
import { caughtUp, type Cluster, startPrimary, startReplica } from './support/postgres-cluster.ts'

let primary: Cluster
let replica: Cluster
let primaryDb: Database
let replicaDb: Database

beforeAll(async () => {
  primary = await startPrimary()
  replica = await startReplica(primary)
  primaryDb = await openDatabase({ databaseUrl: primary.url, dataDir: null })
  await migrate(primaryDb.db)
  await caughtUp(replica, primary)
  replicaDb = await openDatabase({ databaseUrl: replica.url, dataDir: null })
})
afterAll(async () => {
  await Promise.all([primaryDb.close(), replicaDb.close()])
  await Promise.all([replica.remove(), primary.remove()])
})

/** How many notes there are, and which database said so. */
const count = (reads: Reads) =>
  reads(async ({ db, asOf }) => {
    const { rows } = await sql<{ count: number }>`select count(*) from notes`.execute(db)
    return [asOf ? 'replica' : 'primary', rows[0]!.count]
  })

test('A service reads its replica until its process ends, and says so in its metrics', async () => {
  const urls = { DATABASE_URL: primary.url, DATABASE_READ_URL: replica.url }
  const settings = { ...real, ...urls, METRICS_PORT: '0' }
  const { stop, url, metricsUrl } = await startServer('server/main.ts', settings)
  const metrics = async () => (await fetch(`${metricsUrl}/metrics`)).text()
  await expect.poll(metrics).toMatch(/^venaison_read_replica_lag_seconds \d/m)
  await replica.stop()
  await expect.poll(metrics, { timeout: 30_000 }).toMatch(/^venaison_read_replica_lag_seconds Nan$/im)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  await replica.start()
  await expect.poll(metrics, { timeout: 30_000 }).toMatch(/^venaison_read_replica_lag_seconds \d/m)
  expect(await stop()).toBe(0)
})

test('A replica is read while it is at most a minute late, and never once it has been promoted', async () => {
  let passed = 0
  const watch = watchReplica({
    primary: primaryDb.db,
    replica: replicaDb.db,
    now: () => Date.now() + passed,
  })
  const reads = readsApart({ primary: primaryDb.db, replica: replicaDb.db, watch })
  const after = async (seconds: number) => {
    passed += seconds * 1000
    await watch.check()
    return count(reads)
  }
  const note = () => primary.ask('insert into notes values (1)')
  await primary.ask('create table notes (n int)')
  await caughtUp(replica, primary)
  expect(await after(0)).toEqual(['replica', 0])
  // An idle primary makes nobody late.
  expect(await after(3600)).toEqual(['replica', 0])

  await replica.pauseReplay()
  await note()
  expect(await after(30)).toEqual(['replica', 0])
  expect(await after(31)).toEqual(['primary', 1])
  await replica.resumeReplay()
  await caughtUp(replica, primary)
  expect(await after(1)).toEqual(['replica', 1])

  // It stops between two measurements: the read itself finds out.
  await replica.stop('immediate')
  await note()
  expect(await count(reads)).toEqual(['primary', 2])
  expect(await after(5)).toEqual(['primary', 2])
  await replica.start()
  await caughtUp(replica, primary)
  await expect.poll(() => after(1)).toEqual(['replica', 2])

  // On its own it stays as it was, which must not pass for current data.
  await replica.promote()
  await note()
  expect(await after(1)).toEqual(['primary', 3])
})

test('A replica that has lost its primary is late, although it has replayed all that it received', async () => {
  const other = await startReplica(primary)
  const { db, close } = await openDatabase({ databaseUrl: other.url, dataDir: null })
  let passed = 0
  const watch = watchReplica({ primary: primaryDb.db, replica: db, now: () => Date.now() + passed })
  await caughtUp(other, primary)
  await watch.check()
  expect(watch.asOf()).not.toBeNull()
  await other.ask("alter system set primary_conninfo = ''")
  await other.ask('select pg_reload_conf()')
  const senders = async () => (await primary.ask('select from pg_stat_replication')).length
  await expect.poll(senders, { timeout: 30_000 }).toBe(0)
  await primary.ask('insert into notes values (1)')
  passed = 61_000
  await watch.check()
  expect(watch.asOf()).toBeNull()
  expect(watch.lag()).toBeGreaterThan(60_000)
  await close()
  await other.remove()
})
