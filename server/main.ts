import { setTimeout as pause } from 'node:timers/promises'
import { buildApp } from './app.ts'
import { startBackgroundWork } from './background-work.ts'
import { buildMeanwhile, dist } from './build.ts'
import { greeting } from './greeting.ts'
import { handlers } from './handlers/registry.ts'
import { buildMonitoring } from './metrics/monitoring.ts'
import { openService, runStart, type Start } from './service.ts'
import { readSettings } from './settings.ts'

/**
 * `npm start`: serves pages and API and, unless another process does it, the background work. `address`:
 * where it listens.
 */
export const serve: Start<{ address: string }> = async (environment, onStop) => {
  const begun = performance.now()
  const settings = readSettings(environment)
  const { isSecure, logLevel, publicUrl, proxyHops, securityContact, demo } = settings
  const { nitAttempts, reveals, giverLimits, costlyCalls, networkFactor, refusedBodies, unreadTimeout } =
    settings
  const [service] = await Promise.all([openService(settings), buildMeanwhile(demo)])
  const { db, reads, overload, secret, disk, eraseMails, ledger, metrics } = service
  let isStopping = false
  const app = await buildApp({
    db,
    isStopping: () => isStopping,
    ...(reads && { reads }),
    overload,
    handlers,
    dist,
    secret,
    isSecure,
    proxyHops,
    ...(disk && { disk }),
    logLevel,
    publicUrl,
    securityContact,
    nitAttempts,
    reveals,
    giverLimits,
    costlyCalls,
    networkFactor,
    refusedBodies,
    unreadTimeout,
    eraseMails,
    ...(ledger && { copyErasures: ledger.copyRecent }),
    ...(metrics && { metrics: metrics.registry }),
  })
  const monitoring = metrics && buildMonitoring({ db, disk, metrics, logLevel, isStopping: () => isStopping })
  let work: ReturnType<typeof startBackgroundWork> | undefined
  onStop(async () => {
    // A proxy in front learns that this server is no longer ready before its port is closed.
    isStopping = true
    const ended = work?.stop()
    await pause(settings.stopDelay)
    await Promise.all([app.close(), monitoring?.close(), ended])
    await service.close()
  })

  await monitoring?.listen(settings.metrics!)
  const address = await app.listen({ host: settings.host, port: settings.port })
  const url = publicUrl ?? address
  // Started only now, because its mails contain the server's address. Stopped with the server.
  if (settings.isWorker) work = startBackgroundWork({ ...service, settings, log: app.log, publicUrl: url })
  const ms = performance.now() - begun
  return { address, says: greeting({ url, isFirst: service.isFirst, demo, ms }) }
}

if (import.meta.main) await runStart(serve)
