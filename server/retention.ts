import { parseArgs } from 'node:util'
import { openDatabase } from './database.ts'
import { erasureOf } from './mails/delivery.ts'
import { applyRetention, countRetention } from './rules/retention/retention.ts'
import { keptSecret } from './security/secret.ts'
import { readSettings } from './settings.ts'
import { StartRefused } from './start-refused.ts'
import { lockFolder } from './storage/lock.ts'
import { isMigrated } from './storage/migrate.ts'

/** The command cannot be executed; the message says why. */
class RetentionRefused extends StartRefused {}

const USAGE = 'Usage : npm run retention [-- --dry-run]'

/**
 * `npm run retention`: applies the retention rules immediately, and queues the mails that warn of them;
 * with `--dry-run`, only prints the numbers.
 */
async function retention(): Promise<void> {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } })
  const isDry = values['dry-run']
  const settings = readSettings(process.env)
  const { databaseUrl, directUrl, dataDir, sessionSecret, host, port } = settings
  const lock = databaseUrl ? null : lockFolder(dataDir)
  const { db, close } = await openDatabase({ databaseUrl: directUrl ?? databaseUrl, dataDir })
  try {
    if (!(await isMigrated(db).catch(() => false)))
      throw new RetentionRefused('Cette base n’est pas à jour : lancez d’abord « npm start ».')
    const asked = {
      db,
      secret: sessionSecret ?? keptSecret(dataDir),
      now: new Date(),
      publicUrl: settings.publicUrl ?? `http://${host}:${port}`,
      eraseMails: erasureOf(settings),
    }
    const counts = await (isDry ? countRetention(asked) : applyRetention(asked))
    if (!counts) throw new RetentionRefused('Un autre processus est en train de le faire.')
    console.log(isDry ? 'Ce qui serait effacé ou écrit (rien ne l’est) :' : 'Ce qui a été effacé ou écrit :')
    for (const { label, count } of counts) console.log(`${String(count).padStart(9)}  ${label}`)
  } finally {
    await close()
    lock?.release()
  }
}

await retention().catch((error: Error & { code?: string }) => {
  if (error.code?.startsWith('ERR_PARSE_ARGS')) console.error(USAGE)
  else console.error(error instanceof StartRefused ? error.message : error)
  process.exit(1)
})
