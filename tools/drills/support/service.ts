import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import { buildIfStale } from '../../../server/build.ts'
import { freePort, startProgram } from '../../../tests/server/support/processes/process.ts'
import { startSmtp } from '../../../tests/server/support/smtp.ts'
import { startPgbouncer } from './pgbouncer.ts'
import { populate, seed } from './population.ts'
import { caughtUp, type Cluster, startPrimary, startReplica } from './postgres-cluster.ts'
import { supervise } from './supervise.ts'
import { deployment } from './programs.ts'
import { startProxy } from './proxy.ts'
import { until } from './until.ts'

/** The folder of this release. */
export const release = resolve(import.meta.dirname, '../../..')

/** Environment variables of processes. */
export type Settings = Record<string, string>

type How = {
  /** The folder of the release that runs at first. */
  folder?: string
  /** Whether connections go through PgBouncer; they do by default. */
  isPooled?: boolean
  /** Prepares the empty database; by default with this release's migrations and demonstration data. */
  prepare?: (primary: Cluster) => Promise<void>
}

/**
 * A whole service on this machine, as `docs/deployment` describes it: a primary that writes nothing its
 * replica does not have, PgBouncer, two servers, a worker, and HAProxy in front.
 */
export type Service = Awaited<ReturnType<typeof startService>>

/** Starts a service with the demonstration's people. It is ready when it is answered. */
export async function startService(how: How = {}) {
  buildIfStale()
  const parts: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const end of parts.toReversed()) await end()
  }
  try {
    return { ...(await startParts(parts, how)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The time limits of a role behind PgBouncer, in milliseconds (`docs/operations.md`). */
const roleLimits = {
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 60_000,
}

/** Gives the role of a cluster the time limits that it needs behind PgBouncer. */
export async function limitRole(primary: Cluster): Promise<void> {
  for (const [name, value] of Object.entries(roleLimits))
    await primary.ask(`alter role postgres set ${name} = ${value}`)
}

/** A primary and a replica that has everything that was acknowledged. */
async function startDatabase(
  parts: (() => Promise<unknown>)[],
  prepare: (primary: Cluster) => Promise<void>,
) {
  const primary = await startPrimary({ max_connections: 100 })
  parts.push(primary.remove)
  await prepare(primary)
  await limitRole(primary)
  const people = await populate(primary)
  const replica = await startReplica(primary)
  parts.push(replica.remove)
  await caughtUp(replica, primary)
  await waitForReplica(primary, true)
  const pgbouncer = await startPgbouncer(primary, 20)
  parts.push(pgbouncer.remove)
  return { primary, replica, pgbouncer, people }
}

/** Whether a primary acknowledges only what its replica has stored too. */
export async function waitForReplica(primary: Cluster, isWaiting: boolean): Promise<void> {
  await primary.ask(`alter system set synchronous_standby_names = ${isWaiting ? "'replica'" : "''"}`)
  await primary.ask('select pg_reload_conf()')
}

async function startParts(parts: (() => Promise<unknown>)[], how: How) {
  const { folder = release, prepare = seed, isPooled = true } = how
  const { people, pgbouncer, ...database } = await startDatabase(parts, prepare)
  const smtp = await startSmtp()
  parts.push(smtp.stop)
  const dataDir = await mkdtemp(join(tmpdir(), 'venaison-service-'))
  parts.push(() => rm(dataDir, { recursive: true, force: true }))
  const [first, second, metrics] = [await freePort(), await freePort(), await freePort()]
  const proxy = await startProxy(first, second)
  parts.push(proxy.stop)
  const settings: Settings = {
    ...(parseEnv(await readFile(join(deployment, 'venaison.env'), 'utf8')) as Settings),
    NODE_ENV: 'production',
    PUBLIC_URL: proxy.url,
    ...(isPooled
      ? {
          DATABASE_URL: pgbouncer.through(database.primary.url),
          DATABASE_DIRECT_URL: database.primary.url,
        }
      : { DATABASE_URL: database.primary.url }),
    DATABASE_READ_URL: database.replica.url,
    SMTP_URL: smtp.url,
    SESSION_SECRET: 'dGhlIHNlY3JldCBvZiBhIHNlcnZpY2UgdGhhdCBpcyB0ZXN0ZWQ=',
    DATA_DIR: dataDir,
    ERASURES_DIR: join(dataDir, 'erasures'),
    LOG_LEVEL: 'warn',
    // The load plans far more than people do.
    HUNTS_PER_GIVER: '100000',
  }
  const start = (script: string, own: Settings, from: string) =>
    startProgram(process.execPath, [script], { cwd: from, env: { ...settings, ...own } })
  const servers = [first, second].map((port) => {
    const startOne = (from = folder, own: Settings = {}) =>
      start('server/main.ts', { PORT: String(port), ...own }, from)
    return { port, start: startOne, ...supervise(() => startOne()) }
  })
  parts.push(() => Promise.all(servers.map((server) => server.stop())))
  const worker = supervise(() => start('server/worker.ts', { METRICS_PORT: String(metrics) }, folder))
  parts.push(worker.stop)
  for (const port of [...servers.map((server) => server.port), metrics]) await isReady(port)
  await until('HAProxy listens', () => redirects(proxy.plain))
  return { ...database, pgbouncer, people, smtp, proxy, settings, servers, worker }
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

/** Waits until a process answers that it is ready. */
export const isReady = (port: number): Promise<void> =>
  until(`the process at ${port} is ready`, () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )

/** Whether the proxy answers without encryption, which leads to the encrypted address. */
const redirects = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
    ({ status }) => status === 308,
    () => false,
  )
