/**
 * Measures waiting times: start-up, first screens, and typing among 1,000 contacts. Not a test, because
 * the figures depend on the machine. Run with `npm run bench`.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from '../../server/build.ts'
import { launchChromium, requireChromium } from '../browser/support/chromium.ts'
import { typeAmongContacts } from './contacts.ts'
import { load, median, phone, type Load } from './load.ts'
import { startServer } from './server.ts'
import { signIn } from './sign-in.ts'

const PORT = 4170
const RUNS = 5

const tell = (what: string, figure: number, unit: string) =>
  console.log(`${what.padEnd(58)} ${figure.toFixed(unit ? 0 : 3)} ${unit}`.trimEnd())

const kilobytes = (what: string, one: Load) =>
  tell(`${what}: scripts of the first screen, gzipped`, one.scripts / 1000, 'kB')

requireChromium('whole')
// Builds in advance; otherwise the first start would include the build.
buildIfStale()

const dataDir = await mkdtemp(join(tmpdir(), 'venaison-bench-'))
const first = await startServer(dataDir, PORT)
tell('First start: to a served page', first.took, 'ms')
await first.stop()
const server = await startServer(dataDir, PORT)
tell('Following start: to a served page', server.took, 'ms')

const browser = await launchChromium('whole')
try {
  const visitor = await phone(browser)
  kilobytes('/login', await load(visitor, `${server.url}/login`, false))
  await visitor.close()

  const loads: Load[] = []
  for (let run = 0; run < RUNS; run++) {
    const cold = await phone(browser)
    loads.push(await load(cold, `${server.url}/login`, true))
    await cold.close()
  }
  const slow = median(loads)
  tell(`/login on a slow phone: largest paint, median of ${RUNS}`, slow.lcp, 'ms')
  tell('/login on a slow phone: blocking', slow.blocking, 'ms')
  tell('/login on a slow phone: layout shift', slow.shift, '')

  const giver = await phone(browser)
  await signIn(giver, server.url, 'giver@example.org')
  kilobytes('/giver', await load(giver, `${server.url}/giver`, false))
  const { longest, tasks } = await typeAmongContacts(giver, server.url)
  tell('1,000 contacts with an offer each, typed into: longest task', longest, 'ms')
  tell('1,000 contacts with an offer each, typed into: tasks > 50 ms', tasks, 'tasks')
  if (tasks > 0) process.exitCode = 1
} finally {
  await browser.close()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
