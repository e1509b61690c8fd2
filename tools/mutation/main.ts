import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import react from '@vitejs/plugin-react'
import { BaseSequencer, startVitest, type TestModule, type TestSpecification } from 'vitest/node'
import { changedCharts } from './changed.ts'
import { serverSample } from './drawing.ts'
import { pageOf, resultOf, type Run } from './page.ts'
import { type Outcome, outcomeOf, type Plan } from './outcome.ts'
import { instrumentScreens } from './screen-mutants.ts'
import { instrumentServer, serverFiles, type ServerMutant, withSwitches } from './server-mutants.ts'
import { survivors } from './survivors.ts'
import { guides } from '../../vite-plugins.ts'

const usage = `npm run mutation                    a sample of the mutants of charts, screens and server
npm run mutation -- --all           every mutant, which takes hours
npm run mutation -- <name>…         every mutant of the charts, screens and files of the server of these names; « interactions » selects the interaction tests
  --changed [commit]                  the sample of the charts that changed since, by default since the branch left main; nothing when none did
  --sample                            of the charts, screens and files that are named, the sample only, held to the list of survivors
  --tests <words>                     of the server's tests, only the files whose names hold one of these words
  --kind <kind>                       of the server's mutants, only this kind, such as « order »
  --part charts | screens | server    one of the three parts
  --page                              writes the page of the last run of all parts again, with the list of survivors as it is now
Only a run of all three parts writes docs/statecharts/mutation.md and is held to tools/mutation/survivors.ts.`

const WORKERS = 2
/** Server tests wait for their database half of the time, so they get more processes. */
const SERVER_WORKERS = 4
/** Number of successive processes: thousands of screens exhaust the memory of one. */
const SHARES = 4
const MEMORY = 6144
const TIMEOUT = 3_600_000
/** Milliseconds for one server test, since a mutant may wait for ever. */
const SERVER_TIMEOUT = 60_000
const PAGE = new URL('../../docs/statecharts/mutation.md', import.meta.url)
/** The last complete run, from which its page is rewritten when the list of survivors changes. */
const LAST_RUN = 'node_modules/.cache/venaison/mutation'
const begun = performance.now()

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    part: { type: 'string' },
    kind: { type: 'string' },
    tests: { type: 'string', multiple: true, default: [] },
    all: { type: 'boolean', default: false },
    page: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    sample: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const changed = values.changed ? changedCharts(positionals[0]) : undefined
const names = changed?.names ?? positionals
const isWhole = names.length === 0 && values.part === undefined && values.kind === undefined
const isListed = changed !== undefined || values.sample
const takesAll = values.all || (names.length > 0 && !isListed)
const part = changed ? 'charts' : values.part
const parts = part === undefined ? ['charts', 'screens', 'server'] : [part]

/** No share is empty. */
const shares = names.length === 0 ? SHARES : Math.min(changed ? WORKERS : SHARES, names.length)

const shareOf = (part: string, index: number) => ({
  plugins: [guides(), instrumentScreens(process.cwd()), react()],
  test: {
    name: `${part} ${index + 1}`,
    include: [`tools/mutation/${part}.run.ts`],
    environment: 'happy-dom',
    setupFiles: ['tests/screens/run/setup.ts', 'tools/mutation/screen-switches.ts'],
    testTimeout: TIMEOUT,
    execArgv: [`--max-old-space-size=${MEMORY}`],
    maxWorkers: WORKERS,
    provide: { share: { index, of: shares, only: names, takesAll } },
  },
})

function serverPlan(): Plan['server'] {
  const isNamed = ({ id, kind }: ServerMutant) =>
    (values.kind === undefined || kind === values.kind) &&
    (names.length === 0 || names.some((name) => id.slice(0, id.indexOf(' ')).endsWith(`/${name}.ts`)))
  const all = globSync(serverFiles)
    .toSorted()
    .flatMap((file) => withSwitches(file, readFileSync(file, 'utf8')).mutants)
  const named = all.filter(isNamed)
  return { tried: takesAll ? named : serverSample(all).filter(isNamed), of: named.length }
}

/** Files that pass nearly everything: most mutants are killed by the tests of their own space before. */
const late = [/\/tests\/server\/(?:authority|concurrency|http)\//, /\/concurrency\/(?:kept-)?histories\./]
const lateness = ({ moduleId }: TestSpecification) => late.filter((each) => each.test(moduleId)).length

/** Starts shares before the server's files, and those last that kill few mutants for the time they take. */
class SlowLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => lateness(one) - lateness(other))
  }
}

const serverProject = ({ tried }: Plan['server']) => ({
  plugins: [instrumentServer(process.cwd())],
  test: {
    name: 'server',
    include:
      values.tests.length === 0
        ? ['tests/server/**/*.test.ts']
        : values.tests.map((word) => `tests/server/**/*${word}*.test.ts`),
    // Server processes started by tests have no mutants; fuzzing takes too long.
    exclude: ['tests/server/process/**', 'tests/server/fuzz/**'],
    globalSetup: ['tests/server/support/run.ts'],
    setupFiles: ['tools/mutation/server-switches.ts'],
    runner: 'tools/mutation/server-runner.ts',
    // A failed history is enough; shrinking is not needed.
    env: { FC_SHRINK: '0' },
    isolate: false,
    testTimeout: SERVER_TIMEOUT,
    hookTimeout: TIMEOUT,
    maxWorkers: SERVER_WORKERS,
    sequence: { groupOrder: 1 },
    provide: {
      serverMutants: tried.map(({ id }) => id),
      killedFolder: mkdtempSync(join(tmpdir(), 'venaison-mutants-')),
    },
  },
})

async function run(plan: Plan): Promise<readonly TestModule[]> {
  const vitest = await startVitest('test', [], {
    config: false,
    watch: false,
    silent: true,
    // For changed charts only the result is printed, so that test counters do not count these tests.
    reporters: changed ? [] : ['tree'],
    // A mutant may cause unhandled errors elsewhere.
    dangerouslyIgnoreUnhandledErrors: true,
    sequence: { sequencer: SlowLast },
    projects: [
      ...parts
        .filter((part) => part !== 'server')
        .flatMap((part) => Array.from({ length: shares }, (_, index) => shareOf(part, index))),
      ...(parts.includes('server') && plan.server.tried.length > 0 ? [serverProject(plan.server)] : []),
    ],
  })
  return vitest.state.getTestModules()
}

function isAsListed({ survivors: found, tried }: Outcome): boolean {
  const listed = survivors.flatMap(({ of }) => of)
  const unlisted = found.filter((id) => !listed.includes(id))
  const outlived = listed.filter((id) => tried.has(id) && !found.includes(id))
  for (const id of unlisted) console.error(`Survivor not in the list: ${id}`)
  for (const id of outlived) console.error(`Listed, but killed: ${id}`)
  const isListed = unlisted.length + outlived.length === 0
  if (!isListed) console.error('Kill it by a test, or give the reason in tools/mutation/survivors.ts.')
  return isListed
}

function keepRun(outcome: Outcome): void {
  const minutes = Math.round((performance.now() - begun) / 60_000)
  const made: Run = { date: new Date(), minutes, takesAll }
  mkdirSync(dirname(LAST_RUN), { recursive: true })
  writeFileSync(LAST_RUN, serialize({ outcome, made }))
}

/** Writes the page of the last complete run. */
function writePage(): boolean {
  if (!existsSync(LAST_RUN)) throw new Error('No run of all parts was made here: npm run mutation.')
  const { outcome, made } = deserialize(readFileSync(LAST_RUN)) as { outcome: Outcome; made: Run }
  writeFileSync(PAGE, pageOf(outcome, made))
  return isAsListed(outcome)
}

if (values.help) console.log(usage)
else if (values.page) process.exitCode = writePage() ? 0 : 1
else if (changed?.names.length === 0) console.log('No chart has changed.')
else {
  if (changed)
    console.log(`Mutants of ${changed.names.join(', ')}; ${changed.left} more charts are left out.`)
  const plan = { takesAll, server: parts.includes('server') ? serverPlan() : { tried: [], of: 0 } }
  const modules = await run(plan)
  const outcome = outcomeOf(modules, plan)
  for (const { message } of modules.flatMap((module) => module.errors())) console.error(message)
  console.log(resultOf(outcome))
  const isComplete = modules.every((module) => module.ok())
  if (isWhole) keepRun(outcome)
  const isExpected = isWhole ? writePage() : !isListed || isAsListed(outcome)
  process.exitCode = isComplete && isExpected ? 0 : 1
}
