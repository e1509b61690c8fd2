import { openDatabase } from './database.ts'
import { resetDemo } from './demo/seed.ts'
import { lockFolder } from './storage/lock.ts'
import { prepare } from './prepare.ts'
import { readSettings } from './settings.ts'
import { StartRefused } from './start-refused.ts'

/** `npm run demo:reset`: restores the demonstration data as on first start, erasing everything else. */
async function reset(): Promise<void> {
  const { databaseUrl, directUrl, dataDir, demo } = readSettings(process.env)
  if (!demo) {
    console.error('Cette base n’est pas une démonstration : avec DATABASE_URL, DEMO=1 le confirme.')
    process.exit(1)
  }
  const lock = databaseUrl ? null : lockFolder(dataDir)
  const { db, close } = await openDatabase({ databaseUrl: directUrl ?? databaseUrl, dataDir })
  const now = new Date()
  await prepare(db, { demo: false, now })
  await resetDemo(db, now, { country: true })
  await close()
  lock?.release()
  console.log('La démonstration est remise comme au premier démarrage.')
}

await reset().catch((error: unknown) => {
  console.error(error instanceof StartRefused ? error.message : error)
  process.exit(1)
})
