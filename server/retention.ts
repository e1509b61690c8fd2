import { parseArgs } from 'node:util'
import { type Command, onDatabase, runCommand } from './command.ts'
import { applyRetention, countRetention, retentionBy } from './rules/retention/retention.ts'
import { readSettings } from './settings.ts'
import { StartRefused } from './start-refused.ts'
import { isMigrated } from './storage/migrate.ts'

/**
 * `npm run retention`: applies the retention rules immediately, and queues the mails that warn of them;
 * with `--dry-run`, only prints the numbers.
 */
export const retention: Command = {
  usage: 'Usage : npm run retention [-- --dry-run]',
  async run({ args, environment, say }) {
    const { values } = parseArgs({ args, options: { 'dry-run': { type: 'boolean', default: false } } })
    const isDry = values['dry-run']
    const settings = readSettings(environment)
    await onDatabase(settings, async (db) => {
      if (!(await isMigrated(db).catch(() => false)))
        throw new StartRefused('Cette base n’est pas à jour : lancez d’abord « npm start ».')
      const asked = retentionBy(settings, db, new Date())
      const counts = await (isDry ? countRetention(asked) : applyRetention(asked))
      if (!counts) throw new StartRefused('Un autre processus est en train de le faire.')
      say(isDry ? 'Ce qui serait effacé ou écrit (rien ne l’est) :' : 'Ce qui a été effacé ou écrit :')
      for (const { label, count } of counts) say(`${String(count).padStart(9)}  ${label}`)
    })
  },
}

if (import.meta.main) await runCommand(retention)
