import { type Command, onDatabase, runCommand } from './command.ts'
import { resetDemo } from './demo/seed.ts'
import { prepare } from './prepare.ts'
import { readSettings } from './settings.ts'
import { StartRefused } from './start-refused.ts'

/** `npm run demo:reset`: restores the demonstration data as on first start, erasing everything else. */
export const demoReset: Command = {
  usage: 'Usage : npm run demo:reset',
  async run({ environment, say }) {
    const settings = readSettings(environment)
    if (!settings.demo)
      throw new StartRefused(
        'Cette base n’est pas une démonstration : avec DATABASE_URL, DEMO=1 le confirme.',
      )
    await onDatabase(settings, async (db) => {
      const now = new Date()
      await prepare(db, { demo: false, now })
      await resetDemo(db, now, { country: true })
    })
    say('La démonstration est remise comme au premier démarrage.')
  },
}

if (import.meta.main) await runCommand(demoReset)
