import { buildApp } from './app.ts'
import { buildIfStale, dist } from './build.ts'
import { openDatabase } from './database.ts'
import { greeting } from './greeting.ts'
import { handlers } from './handlers/registry.ts'
import { FolderInUse, lockFolder } from './lock.ts'
import { prepare } from './prepare.ts'
import { describe } from './problems.ts'
import { keptSecret } from './secret.ts'
import { forgetSessions } from './sessions.ts'
import { readSettings, SettingsRefused } from './settings.ts'
import { forgetFailures } from './throttle.ts'

/** Milliseconds: between two clearings of what is over, and granted to running requests at the end. */
const CLEARING = 3_600_000
const GRACE = 10_000

async function start(): Promise<void> {
  const begun = performance.now()
  const settings = readSettings(process.env)
  const { databaseUrl, dataDir, demo, isSecure, logLevel, reveals } = settings
  // With PostgreSQL, several servers may well share a folder.
  const lock = databaseUrl ? null : lockFolder(dataDir)
  buildIfStale()
  const { db, close } = await openDatabase({ databaseUrl, dataDir }, crash)
  const isFirst = await prepare(db, { demo, now: new Date() })

  const secret = settings.sessionSecret ?? keptSecret(dataDir)
  const isBehindProxy = settings.publicUrl !== null
  const app = await buildApp({ db, handlers, dist, secret, isSecure, isBehindProxy, logLevel, reveals })
  const clearing = setInterval(() => {
    const now = new Date()
    Promise.all([forgetSessions(db, now), forgetFailures(db, now)]).catch((error: Error) =>
      app.log.error({ problem: describe(error) }, 'clearing failed'),
    )
  }, CLEARING)

  const stop = async () => {
    setTimeout(() => process.exit(1), GRACE).unref()
    clearInterval(clearing)
    await app.close()
    await close()
    lock?.release()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)

  const address = await app.listen({ host: settings.host, port: settings.port })
  const url = settings.publicUrl ?? address
  console.log(greeting({ url, isFirst, demo, ms: performance.now() - begun }))
}

/** Without its database the server is of no use: whoever watches over it starts it again. */
function crash(error: unknown): never {
  console.error(error)
  process.exit(1)
}

await start().catch((error: unknown) => {
  if (error instanceof SettingsRefused || error instanceof FolderInUse) {
    console.error(error.message)
    process.exit(1)
  }
  crash(error)
})
