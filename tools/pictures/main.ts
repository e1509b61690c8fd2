import { SCREENSHOT_DATE, returnToToday } from '../../tests/browser/support/screenshot-date.ts'
import { writeFile } from 'node:fs/promises'
import type { AnyTransitionDefinition } from 'xstate'
import {
  fingerprintOf,
  readRecord,
  recordFile,
  transitionKey,
  type BrowserRun,
} from '../../tests/model/browser-runs.ts'
import { ancestorsOf, statesOf, transitionsFrom } from '../../tests/explore/states.ts'
import { startApplication } from '../../tests/browser/support/application.ts'
import { requireChromium } from '../../tests/browser/support/chromium.ts'
import { type Format, openCamera } from '../../tests/browser/support/camera.ts'
import { openSession, type BrowserSession } from '../../tests/browser/support/session.ts'
import { runPath } from '../../tests/browser/support/run-path.ts'
import type { Flow } from '../../tests/model/model.ts'
import { flows } from '../../tests/models/registry.ts'
import { nearest } from '../nearest.ts'
import { simulate } from '../../tests/explore/simulate.ts'
import { leafStates } from '../../tests/model/assert-state.ts'
import { browserPaths } from '../../tests/model/browser-paths.ts'
import { comparisonIn } from './difference.ts'
import { dropUnused, hasComputer, keepComputer, keepPhone } from './store.ts'

returnToToday()

/** Names of states that only add or remove one sentence: failed, throttled, rejected. */
const plainNames = [
  'unavailable',
  'throttled',
  'failed',
  'rejected',
  'unchecked',
  'unread',
  'unknown',
  'untagged',
]

/** Names of states that ask, in the same window everywhere, whether an entry is abandoned. */
const abandoningNames = ['discarding', 'givingUp']

/**
 * The states without a screenshot in git: the page waits, adds an error message to what it displayed, or asks
 * whether an entry is abandoned.
 */
function plainStates({ machine }: Flow) {
  const states = statesOf(machine)
  const transitions = states.flatMap(transitionsFrom)
  const isWaiting = (state: (typeof states)[number]) =>
    [state, ...ancestorsOf(state)].some(({ tags }) => tags.includes('busy'))
  // Refused by a call, not caused by a person.
  const isRefusedByACall = (state: (typeof states)[number]) =>
    state.key === 'refused' &&
    transitions.every(
      ({ target, eventType }) => !target?.includes(state) || eventType.startsWith('xstate.error.'),
    )
  return new Set(
    states
      .filter(
        (state) =>
          isWaiting(state) ||
          [...plainNames, ...abandoningNames].includes(state.key) ||
          isRefusedByACall(state),
      )
      .map(({ path }) => path.join('.')),
  )
}

/** Runs the covering paths of a flow and takes a screenshot of every state when first reached. */
async function picture(
  flow: Flow,
  session: BrowserSession,
  reset: () => Promise<void>,
  formats: readonly Format[],
) {
  const camera = await openCamera(session.page)
  // Accessibility is not checked here.
  const quiet: BrowserSession = { ...session, examineOnce: async () => {} }
  const pictures = { phone: new Map<string, Buffer>(), computer: new Map<string, Buffer>() }
  const pictured = new Set<string>()
  const plain = plainStates(flow)
  const taken = new Set<AnyTransitionDefinition>()
  for (const path of browserPaths(flow)) {
    await session.page.context().clock.setSystemTime(SCREENSHOT_DATE)
    for (const one of simulate(flow.machine, path.input).initialTransitions) taken.add(one)
    await runPath(flow, path, quiet, reset, async ({ state, step, isSeen }) => {
      for (const one of step?.transitions ?? []) taken.add(one)
      if (!isSeen) return
      for (const leaf of leafStates(state)) {
        if (pictured.has(leaf) || !flow.expects[leaf]) continue
        pictured.add(leaf)
        for (const { format, data } of await camera.take(flow, leaf, state, formats))
          if (format === 'computer' || !plain.has(leaf)) pictures[format].set(leaf, data)
      }
    })
  }
  await camera.close()
  const beyond = statesOf(flow.machine)
    .flatMap(transitionsFrom)
    .filter((transition) => !taken.has(transition))
    .map(transitionKey)
  return { pictures, beyond }
}

async function writeRecord(name: string, run: BrowserRun) {
  const known = new Set(flows.map((flow) => flow.name))
  const entries = Object.entries({ ...(await readRecord()), [name]: run })
    .filter(([flow]) => known.has(flow))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  const record = Object.fromEntries(entries)
  await writeFile(recordFile, `${JSON.stringify(record, null, 1)}\n`)
  await dropUnused(record)
}

/**
 * `npm run docs:pictures [flow]…`: runs the flows and stores screenshots of their states, for phones in
 * git and for desktops in `var/pictures`. With `--missing`, as `npm run docs:build` calls it: only
 * missing desktop ones, and nothing in git.
 */
const isMissing = process.argv.includes('--missing')
const wanted = process.argv.slice(2).filter((argument) => argument !== '--missing')
const unknown = wanted.filter((name) => !flows.some((flow) => flow.name === name))
if (unknown.length > 0) {
  const names = flows.map(({ name }) => name)
  const proposed = unknown.map((name) => `${name} (perhaps ${nearest(name, names).join(', ')})`)
  throw new Error(`There is no flow ${proposed.join('; ')}.`)
}
const chosen: Flow[] = []
for (const flow of flows.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
  if (!isMissing || !(await hasComputer(flow.name, fingerprintOf(flow.machine)))) chosen.push(flow)

/** Takes the screenshots of a flow and stores new ones; answers the result. */
async function keep(
  flow: Flow,
  session: BrowserSession,
  reset: () => Promise<void>,
  differ: ReturnType<typeof comparisonIn>,
): Promise<string> {
  const chart = fingerprintOf(flow.machine)
  const { pictures, beyond } = await picture(
    flow,
    session,
    reset,
    isMissing ? ['computer'] : ['computer', 'phone'],
  )
  await keepComputer(flow.name, chart, pictures.computer)
  if (isMissing) return `${pictures.computer.size} pictures`
  const before = (await readRecord())[flow.name]?.pictured ?? {}
  const { pictured, written } = await keepPhone(before, pictures.phone, differ)
  const browser = `Chromium ${session.page.context().browser()?.version() ?? ''}`
  const day = new Date().toISOString().slice(0, 10)
  await writeRecord(flow.name, { day, browser, chart, beyond, pictured })
  return `${pictures.phone.size} pictures, ${written} changed`
}

async function run() {
  requireChromium('whole')
  const application = await startApplication({ now: () => SCREENSHOT_DATE })
  const session = await openSession(application.url, 'whole')
  const empty = await session.page.context().browser()?.newPage()
  if (!empty) throw new Error('The browser that ran the paths is closed.')
  const differ = comparisonIn(empty)
  try {
    for (const flow of chosen) {
      const begun = performance.now()
      try {
        const outcome = await keep(flow, session, application.reset, differ)
        console.log(`✓ ${flow.name}: ${outcome}, ${((performance.now() - begun) / 1000).toFixed(1)} s`)
      } catch (error) {
        console.error(`✗ ${flow.name}: ${error instanceof Error ? error.message : String(error)}`)
        process.exitCode = 1
      }
    }
  } finally {
    await session.close()
    await application.stop()
  }
}

if (isMissing && chosen.length > 0)
  console.log(`Taking the pictures of ${chosen.length} flows on a computer: about ten seconds each, once.`)
if (chosen.length > 0) await run()
