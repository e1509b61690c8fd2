import { mkdirSync, statSync } from 'node:fs'
import { openDatabase, type Db } from './database.ts'
import { assertErased, openLedger } from './erasures/ledger.ts'
import { erasureOf } from './mails/delivery.ts'
import { watchLoad } from './metrics/load.ts'
import { serviceMetrics } from './metrics/service-metrics.ts'
import { prepare } from './prepare.ts'
import { keptSecret } from './security/secret.ts'
import type { Settings } from './settings.ts'
import { REFUSED, StartPostponed, StartRefused } from './start-refused.ts'
import { lockFolder } from './storage/lock.ts'
import { checkPooledLimits } from './storage/pooled-limits.ts'
import { explainUnreachable, urlSetting } from './storage/explain-unreachable.ts'
import { openTracing } from './tracing/open-tracing.ts'
import type { Registry } from 'prom-client'
import { readMetrics } from './metrics/read-metrics.ts'
import { readsApart } from './storage/reads.ts'
import { watchReplica } from './storage/replica-watch.ts'

/** Milliseconds that what has begun may take on shutdown. */
const GRACE = 10_000

/**
 * Opens what every process of the service needs: its data folder if it has one, the migrated database, the
 * key. `isFirst`: the database was empty. `ledger`: null if this process keeps none.
 * @throws StartRefused, StartPostponed
 */
export async function openService(settings: Settings) {
  const { databaseUrl, directUrl, dataDir, erasuresDir, demo, lockTimeout, idleTimeout } = settings
  const isPooled = directUrl !== null
  // Without files of its own, the server needs no data folder.
  const writesFiles = !databaseUrl || !settings.smtpUrl || !settings.sessionSecret
  if (writesFiles) mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (writesFiles && !demo) assertPrivate(dataDir)
  // With PostgreSQL, several servers may share a folder.
  const lock = databaseUrl ? null : lockFolder(dataDir)
  const tracing = await openTracing(settings.tracing)
  const { db, connections, close } = await openDatabase(
    { databaseUrl, dataDir, isPooled, lockTimeout, idleTimeout },
    crash,
  )
  if (isPooled) await explainUnreachable('DATABASE_URL', () => checkPooledLimits(db, settings))
  const direct = isPooled ? await openDatabase({ databaseUrl: directUrl, dataDir: null }) : null
  const isFirst = await explainUnreachable(urlSetting(settings), () =>
    prepare(direct?.db ?? db, { demo, country: true, now: new Date() }),
  )
  await direct?.close()
  const ledger = erasuresDir === null ? null : openLedger(db, erasuresDir)
  if (erasuresDir !== null) await assertErased(db, erasuresDir, new Date())
  await ledger?.copyAll(new Date())
  const metrics = settings.metrics && serviceMetrics({ db, connections })
  const load = watchLoad({ connections }, metrics?.registry)
  const replica = settings.readUrl === null ? null : await openReads(db, settings, metrics?.registry)
  return {
    db,
    reads: replica?.reads ?? null,
    isFirst,
    secret: settings.sessionSecret ?? keptSecret(dataDir),
    disk: writesFiles ? { folder: dataDir, leastFree: settings.leastFreeDisk } : null,
    eraseMails: erasureOf(settings),
    ledger,
    metrics,
    overload: load.overload,
    close: async () => {
      load.stop()
      await replica?.close()
      await close()
      await tracing.close()
      lock?.release()
    },
  }
}
/**
 * Refuses a folder that other users of the machine may enter: the embedded database’s files have no other
 * protection.
 * @throws StartRefused
 */
function assertPrivate(folder: string): void {
  if (process.platform === 'win32' || (statSync(folder).mode & 0o077) === 0) return
  throw new StartRefused(
    `D’autres utilisateurs de cette machine peuvent entrer dans ${folder} : « chmod 700 ${folder} » le leur interdit.`,
  )
}

export type Service = Awaited<ReturnType<typeof openService>>

/** Ends the process when it is asked to, once `stop` has ended what was begun, or after ten seconds. */
function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false
  const end = async () => {
    // On Ctrl+C the server receives the signal twice, once through npm; the second one is ignored.
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), GRACE).unref()
    await stop()
    process.exit(0)
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

/** Ends the process: without its database the server is useless, and its supervisor will restart it. */
function crash(error: unknown): never {
  console.error(error)
  process.exit(1)
}

/**
 * A start of a process of the service. `onStop` receives what ends in good order what was begun. Answers what
 * the process says once it runs.
 * @throws StartRefused, StartPostponed
 */
export type Start<T extends object = object> = (
  environment: Record<string, string | undefined>,
  onStop: (stop: () => Promise<void>) => void,
) => Promise<T & { says: string }>

/**
 * Runs a start as a process. What is refused is printed in one line and ends with 78, what is postponed with
 * 1, anything else with its stack and 1.
 */
export async function runStart(start: Start): Promise<void> {
  const { says } = await start(process.env, stopOnSignal).catch((error: unknown) => {
    const isRefused = error instanceof StartRefused
    if (!isRefused && !(error instanceof StartPostponed)) crash(error)
    console.error(error.message)
    process.exit(isRefused ? REFUSED : 1)
  })
  console.log(says)
}

/** Milliseconds between two measurements of a replica's lag. */
const EVERY = 5000

type ReplicaSettings = Pick<Settings, 'readUrl' | 'directUrl' | 'lockTimeout' | 'idleTimeout'>

/** Opens the replica, which may be gone, and watches it until `close`. */
async function openReads(
  primary: Db,
  { readUrl, directUrl, lockTimeout, idleTimeout }: ReplicaSettings,
  registry: Registry | undefined,
) {
  const isPooled = directUrl !== null
  const place = { databaseUrl: readUrl, dataDir: null, isPooled, lockTimeout, idleTimeout }
  const { db: replica, close } = await openDatabase(place)
  const watch = watchReplica({ primary, replica })
  const count = registry && readMetrics(registry, watch)
  await watch.check()
  const checking = setInterval(() => void watch.check(), EVERY)
  return {
    reads: readsApart({ primary, replica, watch, ...(count && { count }) }),
    async close(): Promise<void> {
      clearInterval(checking)
      await close()
    },
  }
}
