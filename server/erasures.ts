import { parseArgs } from 'node:util'
import { type Command, onDatabase, runCommand } from './command.ts'
import { findMissing, openLedger } from './erasures/ledger.ts'
import { restoreErasures } from './erasures/restored.ts'
import { prepare } from './prepare.ts'
import { readSettings } from './settings.ts'
import { StartRefused } from './start-refused.ts'

const USAGE = 'Usage : npm run erasures [-- apply]'

/**
 * `npm run erasures`: copies the erasures of the database to the ledger, as before a restore; with
 * `apply`, applies those of the ledger that a restored database lacks.
 */
export const erasures: Command = {
  usage: USAGE,
  async run({ args, environment, say }) {
    const { positionals } = parseArgs({ args, allowPositionals: true })
    if (positionals.length > 1 || (positionals[0] ?? 'apply') !== 'apply') throw new StartRefused(USAGE)
    const settings = readSettings(environment)
    const { erasuresDir } = settings
    if (erasuresDir === null)
      throw new StartRefused(
        'ERASURES_DIR est nécessaire avec DATABASE_URL : c’est le dossier du registre des effacements.',
      )
    await onDatabase(settings, async (db) => {
      const now = new Date()
      await prepare(db, { demo: false, now })
      if (positionals.length > 0) say(await restoreErasures(db, { settings, now }))
      await openLedger(db, erasuresDir).copyAll(now)
      const { missing } = await findMissing(db, erasuresDir, now)
      say(
        `Le registre des effacements (${erasuresDir}) est à jour` +
          (missing.length > 0
            ? ` ; cette base en ignore ${missing.length} : « npm run erasures -- apply » les applique.`
            : '.'),
      )
    })
  },
}

if (import.meta.main) await runCommand(erasures)
