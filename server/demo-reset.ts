import { onDatabase, runCommand } from './command.ts'
import { resetDemo } from './demo/seed.ts'
import { prepare } from './prepare.ts'
import { readSettings } from './settings.ts'
import { StartRefused } from './start-refused.ts'

/** `npm run demo:reset`: restores the demonstration data as on first start, erasing everything else. */
async function reset(): Promise<void> {
  const settings = readSettings(process.env)
  if (!settings.demo)
    throw new StartRefused('Cette base n’est pas une démonstration : avec DATABASE_URL, DEMO=1 le confirme.')
  await onDatabase(settings, async (db) => {
    const now = new Date()
    await prepare(db, { demo: false, now })
    await resetDemo(db, now, { country: true })
  })
  console.log('La démonstration est remise comme au premier démarrage.')
}

await runCommand('Usage : npm run demo:reset', reset)
