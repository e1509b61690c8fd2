import { mkdirSync } from 'node:fs'
import { buildApp } from './app.ts'
import { buildIfStale, dist } from './build.ts'
import { openDatabase } from './database.ts'
import { greeting } from './greeting.ts'
import { handlers } from './handlers/registry.ts'
import { lockFolder } from './storage/lock.ts'
import { prepare } from './prepare.ts'
import { describe } from './http/problems.ts'
import { buildMetricsServer } from './metrics/metrics-server.ts'
import { serviceMetrics } from './metrics/service-metrics.ts'
import { deliveryOf, erasureOf } from './mails/delivery.ts'
import { startMailWorker } from './mails/mail-worker.ts'
import { startOfferDeadlines } from './rules/offers/offer-deadlines.ts'
import { retainHourly } from './rules/retention/retention.ts'
import { keptSecret } from './security/secret.ts'
import { readSettings } from './settings.ts'
import { StartRefused } from './start-refused.ts'

/** Milliseconds: interval between clean-ups, and grace period for running requests on shutdown. */
const CLEARING = 3_600_000
const GRACE = 10_000

async function start(): Promise<void> {
  const begun = performance.now()
  const settings = readSettings(process.env)
  const { databaseUrl, dataDir, demo, isSecure, logLevel, publicUrl, proxyHops } = settings
  const { nitAttempts, reveals, giverLimits, lockTimeout, idleTimeout } = settings
  // Without files of its own, the server needs no data folder.
  const writesFiles = !databaseUrl || !settings.smtpUrl || !settings.sessionSecret
  if (writesFiles) mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  // With PostgreSQL, several servers may share a folder.
  const lock = databaseUrl ? null : lockFolder(dataDir)
  buildIfStale()
  const { db, connections, close } = await openDatabase(
    { databaseUrl, dataDir, lockTimeout, idleTimeout },
    crash,
  )
  const isFirst = await prepare(db, { demo, country: true, now: new Date() })

  const secret = settings.sessionSecret ?? keptSecret(dataDir)
  const eraseMails = erasureOf(settings)
  const metrics = settings.metrics && serviceMetrics({ db, connections })
  const app = await buildApp({
    db,
    handlers,
    dist,
    secret,
    isSecure,
    proxyHops,
    ...(writesFiles && { disk: { folder: dataDir, leastFree: settings.leastFreeDisk } }),
    logLevel,
    publicUrl,
    securityContact: settings.securityContact,
    nitAttempts,
    reveals,
    giverLimits,
    costlyCalls: settings.costlyCalls,
    unreadTimeout: settings.unreadTimeout,
    eraseMails,
    ...(metrics && { metrics: metrics.registry }),
  })
  const metricsServer = metrics && buildMetricsServer(metrics)
  const clearing = setInterval(() => {
    const asked = { db, secret, now: new Date(), publicUrl: publicUrl ?? app.listeningOrigin, eraseMails }
    retainHourly(asked).then(
      (counts) => counts && app.log.info({ counts }, 'what is over was deleted'),
      (error: Error) => app.log.error({ problem: describe(error) }, 'clearing failed'),
    )
  }, CLEARING)

  const mailWorker = startMailWorker({ db, deliver: deliveryOf(settings), log: app.log })
  let offerDeadlines: ReturnType<typeof startOfferDeadlines> | undefined

  let isStopping = false
  const stop = async () => {
    // On Ctrl+C the server receives the signal twice, once through npm; the second one is ignored.
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), GRACE).unref()
    clearInterval(clearing)
    await Promise.all([app.close(), metricsServer?.close(), mailWorker.stop(), offerDeadlines?.stop()])
    await close()
    lock?.release()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  await metricsServer?.listen(settings.metrics!)
  const address = await app.listen({ host: settings.host, port: settings.port })
  const url = publicUrl ?? address
  // Started only now, because its mails contain the server's address. Stopped with the server.
  offerDeadlines = startOfferDeadlines({ db, log: app.log, publicUrl: () => url })
  console.log(greeting({ url, isFirst, demo, ms: performance.now() - begun }))
}

/** Ends the process: without its database the server is useless, and its supervisor will restart it. */
function crash(error: unknown): never {
  console.error(error)
  process.exit(1)
}

await start().catch((error: unknown) => {
  if (error instanceof StartRefused) {
    console.error(error.message)
    process.exit(1)
  }
  crash(error)
})
