import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, real, startProgram } from '../../tests/server/support/processes/process.ts'
import { startArchived } from '../drills/support/pgbackrest.ts'
import { isReady } from '../drills/support/service.ts'
import { fillCountry } from './service/country.ts'

/**
 * `npm run bench:restore`: the country's database is backed up by pgBackRest and its disk lost; prints the
 * seconds until a server answers from what was restored, step by step (`docs/operations.md`).
 */

const archived = await startArchived()
const folder = await mkdtemp(join(tmpdir(), 'venaison-restore-'))
const settings = {
  ...real,
  DEMO: '0',
  DATABASE_URL: archived.cluster.url,
  ERASURES_DIR: join(folder, 'ledger'),
}

/** Does a step, prints how long it took, and answers it in seconds. */
async function timed(step: string, work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  const seconds = (performance.now() - begun) / 1000
  console.log(`${step.padEnd(60)} ${seconds.toFixed(1).padStart(8)} s`)
  return seconds
}

async function command(script: string, ...args: string[]): Promise<void> {
  const { ended, printed } = startProgram(process.execPath, [script, ...args], { env: settings })
  if ((await ended) !== 0) throw new Error(printed())
}

try {
  await timed('fill the country', () => fillCountry(archived.cluster.url, settings.SESSION_SECRET))
  const [{ size } = {}] = await archived.cluster.ask('select pg_database_size(current_database()) as size')
  console.log(`The database has ${(Number(size) / 1e9).toFixed(1)} GB.`)
  await timed('back it up in full', archived.backUp)
  await archived.loseDisk()
  const PORT = String(await freePort())
  const steps = [
    await timed('restore, and replay what was archived', () => archived.restore()),
    await timed('apply erasures and retention (npm run erasures -- apply)', () =>
      command('server/erasures.ts', 'apply'),
    ),
    await timed('start a server until it is ready', async () => {
      startProgram(process.execPath, ['server/main.ts'], { env: { ...settings, PORT } })
      await isReady(Number(PORT))
    }),
  ]
  const total = steps.reduce((sum, seconds) => sum + seconds, 0)
  console.log(`RTO: ${total.toFixed(0)} s`)
} finally {
  await archived.remove()
  await rm(folder, { recursive: true, force: true })
}
process.exit()
