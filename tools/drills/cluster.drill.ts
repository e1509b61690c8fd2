import { afterAll, beforeAll, expect, test } from 'vitest'
import { caughtUp, type Cluster, startPrimary, startReplica } from './support/postgres-cluster.ts'

let primary: Cluster
let replica: Cluster

beforeAll(async () => {
  primary = await startPrimary()
  replica = await startReplica(primary)
})
afterAll(() => Promise.all([replica.remove(), primary.remove()]))

test('A replica repeats its primary until it is paused, and takes its place once promoted', async () => {
  const rows = (cluster: Cluster) => cluster.ask('select n from numbers order by n')
  await primary.ask('create table numbers as select 1 as n')
  await caughtUp(replica, primary)
  expect(await rows(replica)).toEqual([{ n: 1 }])
  await replica.pauseReplay()
  await primary.ask('insert into numbers values (2)')
  expect(await rows(replica)).toEqual([{ n: 1 }])
  await replica.resumeReplay()
  await caughtUp(replica, primary)
  await primary.stop('immediate')
  await replica.promote()
  await replica.ask('insert into numbers values (3)')
  expect(await rows(replica)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
})
