import { startBackgroundWork } from './background-work.ts'
import { buildMonitoring } from './metrics/monitoring.ts'
import { openService, runStart, type Start } from './service.ts'
import { readSettings } from './settings.ts'
import { StartRefused } from './start-refused.ts'

/**
 * `npm run worker`: the background work without the pages, beside servers that run with `WORKER=0`. Needs
 * PostgreSQL, since the embedded database belongs to one process, and the public URL.
 */
export const workApart: Start = async (environment, onStop) => {
  const settings = readSettings(environment)
  const { databaseUrl, publicUrl, logLevel } = settings
  if (!databaseUrl || !publicUrl)
    throw new StartRefused('npm run worker demande DATABASE_URL et PUBLIC_URL, comme les serveurs à côté.')
  const service = await openService(settings)
  const { db, disk, metrics } = service
  let isStopping = false
  const monitoring = buildMonitoring({ db, disk, metrics, logLevel, isStopping: () => isStopping })
  const work = startBackgroundWork({ ...service, settings, log: monitoring.log, publicUrl })
  onStop(async () => {
    isStopping = true
    await work.stop()
    await monitoring.close()
    await service.close()
  })
  if (settings.metrics) await monitoring.listen(settings.metrics)
  return { says: 'Venaison : le travail de fond est fait ici.' }
}

if (import.meta.main) await runStart(workApart)
