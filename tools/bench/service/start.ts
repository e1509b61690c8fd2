import { buildIfStale } from '../../../server/build.ts'
import { freePort, startProgram } from '../../../tests/server/support/processes/process.ts'
import { startPgbouncer } from '../../drills/support/pgbouncer.ts'
import { type Cluster, startPrimary, startReplica } from '../../drills/support/postgres-cluster.ts'
import {
  isReady,
  limitRole,
  SECRET,
  startAll,
  startAround,
  waitForReplica,
} from '../../drills/support/service.ts'
import { fillCountry } from './country.ts'
import { counting } from './statements.ts'

const more = { max_connections: 100 }

/** Writes reach the disk of both before they are acknowledged; the filling needs no such care. */
async function makeDurable(primary: Cluster, replica: Cluster): Promise<void> {
  for (const cluster of [primary, replica]) {
    await cluster.ask('alter system set fsync = on')
    await cluster.ask('select pg_reload_conf()')
  }
  await primary.ask('checkpoint')
  await waitForReplica(primary, true)
}

/**
 * A whole service with the population of the country on this machine: primary and replica, PgBouncer, two
 * servers, a worker, HAProxy with TLS. `isInspected`: the first server has an inspector, and the database
 * counts its statements.
 */
export function startCountry(isInspected: boolean) {
  buildIfStale()
  const step = (text: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${text}`)
  return startAll(async (ends) => {
    step('fills the country')
    const settings = isInspected ? { ...more, ...counting } : more
    const primary = await startPrimary(settings)
    ends.push(primary.remove)
    const people = await fillCountry(`${primary.url}?options=-c%20work_mem%3D256MB`, SECRET)
    await limitRole(primary)
    step('copies it to the replica')
    const replica = await startReplica(primary, settings)
    ends.push(replica.remove)
    await makeDurable(primary, replica)
    // Four sessions for each of two cores: more would only take turns.
    const pgbouncer = await startPgbouncer(primary, 8)
    ends.push(pgbouncer.remove)
    const around = await startAround(ends, { primary, replica, pgbouncer })
    const { proxy, metrics } = around
    const start = (args: string[], own: Record<string, string>) => {
      // Few people stand for many here: that limit is per person.
      const env = { ...around.settings, COMPUTATIONS_PER_HOUR: '100000', ...own }
      const one = startProgram(process.execPath, args, { env })
      ends.push(one.stop)
      return one
    }
    step('starts the processes')
    const inspector = isInspected ? await freePort() : null
    const inspecting = inspector === null ? [] : [`--inspect=127.0.0.1:${inspector}`]
    const servers = around.ports.map((port, index) =>
      start([...(index === 0 ? inspecting : []), 'server/main.ts'], { PORT: String(port) }),
    )
    const worker = start(['server/worker.ts'], { METRICS_PORT: String(metrics) })
    for (const port of [...around.ports, metrics]) await isReady(port)
    step('runs')
    return { people, proxy, primary, servers, worker, inspector }
  })
}
export type Country = Awaited<ReturnType<typeof startCountry>>
