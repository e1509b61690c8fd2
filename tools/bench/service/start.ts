import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { buildIfStale } from '../../../server/build.ts'
import { freePort, startProgram } from '../../../tests/server/support/processes/process.ts'
import { startSmtp } from '../../../tests/server/support/smtp.ts'
import { startPgbouncer } from '../../drills/support/pgbouncer.ts'
import { type Cluster, startPrimary, startReplica } from '../../drills/support/postgres-cluster.ts'
import { deployment } from '../../drills/support/programs.ts'
import { startProxy } from '../../drills/support/proxy.ts'
import { isReady, limitRole, waitForReplica } from '../../drills/support/service.ts'
import { fillCountry } from './country.ts'
import { counting } from './statements.ts'

const SECRET = 'dGhlIHNlY3JldCBvZiBhIHNlcnZpY2UgdGhhdCBpcyBtZWFzdXJlZA=='

/** What both servers of PostgreSQL are given besides what is deployed. */
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
export async function startCountry(isInspected: boolean) {
  buildIfStale()
  const parts: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const end of parts.toReversed()) await end()
  }
  const step = (text: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${text}`)
  try {
    step('fills the country')
    const settings = isInspected ? { ...more, ...counting } : more
    const primary = await startPrimary(settings)
    parts.push(primary.remove)
    const people = await fillCountry(`${primary.url}?options=-c%20work_mem%3D256MB`, SECRET)
    await limitRole(primary)
    step('copies it to the replica')
    const replica = await startReplica(primary, settings)
    parts.push(replica.remove)
    await makeDurable(primary, replica)
    // Four sessions for each of two cores: more would only take turns.
    const pgbouncer = await startPgbouncer(primary, 8)
    parts.push(pgbouncer.remove)
    const smtp = await startSmtp()
    parts.push(smtp.stop)
    const dataDir = await mkdtemp(join(tmpdir(), 'venaison-country-'))
    parts.push(() => rm(dataDir, { recursive: true, force: true }))
    const [first, second, metrics] = [await freePort(), await freePort(), await freePort()]
    const proxy = await startProxy(first, second)
    parts.push(proxy.stop)
    const environment = {
      ...(parseEnv(await readFile(join(deployment, 'venaison.env'), 'utf8')) as Record<string, string>),
      NODE_ENV: 'production',
      PUBLIC_URL: proxy.url,
      DATABASE_URL: pgbouncer.through(primary.url),
      DATABASE_DIRECT_URL: primary.url,
      DATABASE_READ_URL: replica.url,
      SMTP_URL: smtp.url,
      SESSION_SECRET: SECRET,
      DATA_DIR: dataDir,
      ERASURES_DIR: join(dataDir, 'erasures'),
      // Few people stand for many here: those limits are per person.
      HUNTS_PER_GIVER: '100000',
      COMPUTATIONS_PER_HOUR: '100000',
    }
    const start = (args: string[], own: Record<string, string>) => {
      const one = startProgram(process.execPath, args, { env: { ...environment, ...own } })
      parts.push(one.stop)
      return one
    }
    step('starts the processes')
    const inspector = isInspected ? await freePort() : null
    const inspecting = inspector === null ? [] : [`--inspect=127.0.0.1:${inspector}`]
    const servers = [
      start([...inspecting, 'server/main.ts'], { PORT: String(first) }),
      start(['server/main.ts'], { PORT: String(second) }),
    ]
    const worker = start(['server/worker.ts'], { METRICS_PORT: String(metrics) })
    for (const port of [first, second, metrics]) await isReady(port)
    step('runs')
    return { people, proxy, primary, replica, servers, worker, secret: SECRET, inspector, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
export type Country = Awaited<ReturnType<typeof startCountry>>
