/**
 * Measures waiting times: start-up, first screens, and 1,000 contacts. Not a test, because the figures
 * depend on the machine. Run with `npm run bench`; `node tools/bench/pages.ts contacts` measures the
 * contacts only.
 */
import type { Browser } from 'playwright-core'
import { buildIfStale } from '../../server/build.ts'
import { launchChromium, requireChromium } from '../../tests/browser/support/chromium.ts'
import { useContacts } from './contacts.ts'
import { load, phone, type Load } from './load.ts'
import { startServer } from './server.ts'
import { signIn } from './sign-in.ts'
import { forestTimes } from './slow-network.ts'
import { median } from './timing.ts'

const isContactsOnly = process.argv[2] === 'contacts'
const PORT = 4170
const RUNS = 5

const tell = (what: string, figure: number, unit: string) =>
  console.log(`${what.padEnd(58)} ${figure.toFixed(unit ? 0 : 3)} ${unit}`.trimEnd())

const kilobytes = (what: string, one: Load) =>
  tell(`${what}: scripts of the first screen, gzipped`, one.scripts / 1000, 'kB')

async function measureSignIn(browser: Browser, url: string): Promise<void> {
  const visitor = await phone(browser)
  kilobytes('/login', await load(visitor, `${url}/login`, false))
  await visitor.close()

  const loads: Load[] = []
  for (let run = 0; run < RUNS; run++) {
    const cold = await phone(browser)
    loads.push(await load(cold, `${url}/login`, true))
    await cold.close()
  }
  const middle = (key: keyof Load) => median(loads.map((one) => one[key]))
  tell(`/login on a slow phone: largest paint, median of ${RUNS}`, middle('lcp'), 'ms')
  tell('/login on a slow phone: blocking', middle('blocking'), 'ms')
  tell('/login on a slow phone: layout shift', middle('shift'), '')
}

/** A giver's first visit from the forest; medians. */
async function measureForest(browser: Browser, url: string): Promise<void> {
  const visits: Awaited<ReturnType<typeof forestTimes>>[] = []
  for (let run = 0; run < RUNS; run++) visits.push(await forestTimes(browser, url))
  const middle = (step: keyof (typeof visits)[number]) => median(visits.map((visit) => visit[step]))
  tell(`400 kbit/s, 400 ms, CPU ÷ 4: sign-in form, median of ${RUNS}`, middle('form'), 'ms')
  tell('… the hunts of a signed-in giver', middle('home'), 'ms')
  tell('… requests answered by then', middle('requests'), 'requests')
  tell('… their bytes, with headers', middle('bytes') / 1000, 'kB')
  tell('… the reminder of hunts to report', middle('reminded'), 'ms')
  tell('… the people, if « Contacts » is tapped at once', middle('tapped'), 'ms')
  tell('… from « Contacts » at rest to the people', middle('contacts'), 'ms')
}

requireChromium('whole')
// Builds in advance; otherwise the first start would include the build.
buildIfStale()

const first = await startServer(PORT)
tell('First start: to a served page', first.took, 'ms')
await first.stop()
const server = await startServer(PORT)
tell('Following start: to a served page', server.took, 'ms')

const browser = await launchChromium('whole')
try {
  if (!isContactsOnly) {
    await measureSignIn(browser, server.url)
    await measureForest(browser, server.url)
  }
  const giver = await phone(browser)
  await signIn(giver, server.url, 'giver@example.org')
  kilobytes('/giver', await load(giver, `${server.url}/giver`, false))
  for (const [step, { longest, tasks }] of Object.entries(await useContacts(giver, server.url))) {
    tell(`1,000 contacts with offers, ${step}: longest task > 50 ms`, longest, 'ms')
    tell(`1,000 contacts with offers, ${step}: tasks > 50 ms`, tasks, 'tasks')
    if (tasks > 0) process.exitCode = 1
  }
} finally {
  await browser.close()
  await server.stop()
}
