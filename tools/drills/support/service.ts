import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import { buildIfStale } from '../../../server/build.ts'
import { freePort, startProgram } from '../../../tests/server/support/processes/process.ts'
import { startSmtp } from '../../../tests/server/support/processes/smtp.ts'
import { type Pgbouncer, startPgbouncer } from './pgbouncer.ts'
import { populate, seed } from './population.ts'
import { caughtUp, type Cluster, startPrimary, startReplica } from './postgres-cluster.ts'
import { supervise } from './supervise.ts'
import { deployment } from './programs.ts'
import { startProxy } from './proxy.ts'
import { until } from './until.ts'

export const release = resolve(import.meta.dirname, '../../..')

/** The secret of servers that run for a test or a measure. */
export const SECRET = 'dGhlIHNlY3JldCBvZiBhIHNlcnZpY2UgdGhhdCBpcyB0ZXN0ZWQ='

export type Settings = Record<string, string>

type How = {
  folder?: string
  /** Whether connections go through PgBouncer; they do by default. */
  isPooled?: boolean
  /** Prepares the empty database; by default with this release's migrations and demonstration data. */
  prepare?: (primary: Cluster) => Promise<void>
}

/** What ends the parts of a service that have started, in their order. */
export type Ends = (() => Promise<unknown>)[]

/** Starts something of several parts, which end if one of them does not start; `stop` ends them. */
export async function startAll<T extends object>(start: (ends: Ends) => Promise<T>) {
  const ends: Ends = []
  const stop = async () => {
    for (const end of ends.toReversed()) await end()
  }
  try {
    return { ...(await start(ends)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * A whole service on this machine, as `docs/deployment` describes it: a primary that writes nothing its
 * replica does not have, PgBouncer, two servers, a worker, and HAProxy in front.
 */
export type Service = Awaited<ReturnType<typeof startService>>

/** The time limits of a role behind PgBouncer, in milliseconds (`docs/operations.md`). */
const roleLimits = {
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 60_000,
}

export async function limitRole(primary: Cluster): Promise<void> {
  for (const [name, value] of Object.entries(roleLimits))
    await primary.ask(`alter role postgres set ${name} = ${value}`)
}

async function startDatabase(ends: Ends, prepare: (primary: Cluster) => Promise<void>) {
  const primary = await startPrimary({ max_connections: 100 })
  ends.push(primary.remove)
  await prepare(primary)
  await limitRole(primary)
  const people = await populate(primary)
  const replica = await startReplica(primary)
  ends.push(replica.remove)
  await caughtUp(replica, primary)
  await waitForReplica(primary, true)
  const pgbouncer = await startPgbouncer(primary, 20)
  ends.push(pgbouncer.remove)
  return { primary, replica, pgbouncer, people }
}

/** Whether a primary acknowledges only what its replica has stored too. */
export async function waitForReplica(primary: Cluster, isWaiting: boolean): Promise<void> {
  await primary.ask(`alter system set synchronous_standby_names = ${isWaiting ? "'replica'" : "''"}`)
  await primary.ask('select pg_reload_conf()')
}

/** A mail server, HAProxy for two servers, a free port for the worker, and the settings of all three. */
export async function startAround(
  ends: Ends,
  { primary, replica, pgbouncer }: { primary: Cluster; replica: Cluster; pgbouncer: Pgbouncer | null },
) {
  const smtp = await startSmtp()
  ends.push(smtp.stop)
  const dataDir = await mkdtemp(join(tmpdir(), 'venaison-service-'))
  ends.push(() => rm(dataDir, { recursive: true, force: true }))
  const [first, second, metrics] = [await freePort(), await freePort(), await freePort()]
  const proxy = await startProxy(first, second)
  ends.push(proxy.stop)
  const { url } = primary
  const settings: Settings = {
    ...(parseEnv(await readFile(join(deployment, 'venaison.env'), 'utf8')) as Settings),
    NODE_ENV: 'production',
    PUBLIC_URL: proxy.url,
    ...(pgbouncer
      ? { DATABASE_URL: pgbouncer.through(url), DATABASE_DIRECT_URL: url }
      : { DATABASE_URL: url }),
    DATABASE_READ_URL: replica.url,
    SMTP_URL: smtp.url,
    SESSION_SECRET: SECRET,
    DATA_DIR: dataDir,
    ERASURES_DIR: join(dataDir, 'erasures'),
    // The load plans far more than people do.
    HUNTS_PER_GIVER: '100000',
  }
  return { smtp, proxy, settings, ports: [first, second] as const, metrics }
}

export function startService({ folder = release, prepare = seed, isPooled = true }: How = {}) {
  buildIfStale()
  return startAll(async (ends) => {
    const { people, pgbouncer, ...database } = await startDatabase(ends, prepare)
    const around = await startAround(ends, { ...database, pgbouncer: isPooled ? pgbouncer : null })
    const { smtp, proxy, metrics } = around
    const settings: Settings = { ...around.settings, LOG_LEVEL: 'warn' }
    const start = (script: string, own: Settings, from: string) =>
      startProgram(process.execPath, [script], { cwd: from, env: { ...settings, ...own } })
    const servers = around.ports.map((port) => {
      const startOne = (from = folder, own: Settings = {}) =>
        start('server/main.ts', { PORT: String(port), ...own }, from)
      return { port, start: startOne, ...supervise(() => startOne()) }
    })
    ends.push(() => Promise.all(servers.map((server) => server.stop())))
    const worker = supervise(() => start('server/worker.ts', { METRICS_PORT: String(metrics) }, folder))
    ends.push(worker.stop)
    for (const port of [...around.ports, metrics]) await isReady(port)
    // Without encryption, it leads to the encrypted address.
    const plain = () => fetch(`http://127.0.0.1:${proxy.plain}/`, { redirect: 'manual' })
    await until('HAProxy listens', async () => (await plain()).status === 308)
    return { ...database, pgbouncer, people, smtp, proxy, settings, servers, worker }
  })
}

/** Milliseconds after which HAProxy has noticed that a server is ready. */
const NOTICED = 2000

/** Replaces every server, one after the other, with another release or other settings, as operators do. */
export async function replaceServers(
  { servers }: Pick<Service, 'servers'>,
  folder = release,
  settings: Settings = {},
): Promise<void> {
  for (const server of servers) {
    await server.replace(() => server.start(folder, settings))
    await isReady(server.port)
    await pause(NOTICED)
  }
}

export const isReady = (port: number): Promise<void> =>
  until(`the process at ${port} is ready`, async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok)
