import { returnToToday, SCREENSHOT_DATE } from './screenshot-date.ts'
import { parseArgs } from 'node:util'
import { startApplication } from '../../tests/browser/support/application.ts'
import { launchChromium, requireChromium } from '../../tests/browser/support/chromium.ts'
import { openSession } from '../../tests/browser/support/session.ts'
import type { Flow } from '../../tests/model/model.ts'
import { flows } from '../../tests/models/registry.ts'
import { nearest } from '../nearest.ts'
import { allChosen } from './chosen.ts'
import { fingerprintOf } from './record.ts'
import { keepChosen, keepRun, readRuns } from './store.ts'
import { takePictures } from './take.ts'

returnToToday()

/**
 * `npm run docs:pictures [flow]…`: runs the flows and stores screenshots of their states, for phones and
 * computers, in `var/pictures`. With `--chosen`, runs those that `chosen.ts` names, and copies what it chose
 * to `docs/pictures`; with `--missing`, as `npm run docs:build` calls it, only those whose chart has changed
 * since.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { chosen: { type: 'boolean' }, missing: { type: 'boolean' } },
})

const names = flows.map(({ name }) => name)
const unknown = positionals.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  const proposed = unknown.map((name) => `${name} (perhaps ${nearest(name, names).join(', ')})`)
  throw new Error(`There is no flow ${proposed.join('; ')}.`)
}
const runs = await readRuns()
const isNamed = (name: string) => positionals.length === 0 || positionals.includes(name)
const isWanted = ({ name, machine }: Flow) =>
  isNamed(name) &&
  (!values.chosen || allChosen.some(({ flow }) => flow === name)) &&
  (!values.missing || runs[name]?.chart !== fingerprintOf(machine))
const wanted = flows.filter(isWanted)

async function run() {
  requireChromium('whole')
  const application = await startApplication({ now: () => SCREENSHOT_DATE })
  const browser = await launchChromium('whole')
  const session = await openSession(browser, application.url)
  try {
    for (const flow of wanted) {
      const begun = performance.now()
      try {
        const { pictures, run } = await takePictures(flow, session, application.reset)
        await keepRun(flow.name, run, pictures)
        const seconds = ((performance.now() - begun) / 1000).toFixed(1)
        console.log(`✓ ${flow.name}: ${pictures.phone.size} states, ${seconds} s`)
      } catch (error) {
        console.error(`✗ ${flow.name}: ${error instanceof Error ? error.message : String(error)}`)
        process.exitCode = 1
      }
    }
  } finally {
    await browser.close()
    await application.stop()
  }
}

if (values.missing && wanted.length > 0)
  console.log(`Taking the pictures of ${wanted.length} flows: about ten seconds each, once.`)
if (wanted.length > 0) await run()
if (values.chosen) for (const chosen of allChosen) if (isNamed(chosen.flow)) await keepChosen(chosen)
