import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import react from '@vitejs/plugin-react'
import { startVitest, type TestModule } from 'vitest/node'
import { serverSample } from './drawing.ts'
import { pageOf } from './page.ts'
import { type Outcome, outcomeOf, type Plan, unexpected } from './outcome.ts'
import { instrumentScreens } from './screen-mutants.ts'
import { instrumentServer, serverFiles, withSwitches } from './server-mutants.ts'
import { tableOf } from './table.ts'

const usage = `npm run mutation                    a sample of the mutants of charts, screens and server
npm run mutation -- --all           every mutant, which takes hours
npm run mutation -- <name>…         every mutant of the charts, screens and files of the server of these names; « interactions » selects the interaction tests
  --part charts | screens | server    one of the three parts
Only a run of all three parts writes docs/statecharts/mutation.md and is held to tests/tools/mutation/survivors.ts.`

/** Processes at once. */
const WORKERS = 2
/** Processes in all, one after the other: thousands of screens fill the memory of one of them. */
const SHARES = 4
/** Megabytes of memory for each of them. */
const MEMORY = 6144
/** Milliseconds for all the mutants of one flow. */
const TIMEOUT = 3_600_000
/** Milliseconds for one test of the server: a mutant may wait for what never comes. */
const SERVER_TIMEOUT = 15_000
const PAGE = new URL('../../../docs/statecharts/mutation.md', import.meta.url)
const begun = performance.now()

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    part: { type: 'string' },
    all: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const isWhole = positionals.length === 0 && values.part === undefined
const takesAll = values.all || positionals.length > 0
const parts = values.part === undefined ? ['charts', 'screens', 'server'] : [values.part]

/** No share is empty. */
const shares = positionals.length === 0 ? SHARES : Math.min(SHARES, positionals.length)

const shareOf = (part: string, index: number) => ({
  plugins: [instrumentScreens(process.cwd()), react()],
  test: {
    name: `${part} ${index + 1}`,
    include: [`tests/tools/mutation/${part}.run.ts`],
    environment: 'happy-dom',
    setupFiles: ['tests/screens/run/setup.ts', 'tests/tools/mutation/screen-switches.ts'],
    testTimeout: TIMEOUT,
    execArgv: [`--max-old-space-size=${MEMORY}`],
    provide: { share: { index, of: shares, only: positionals, takesAll } },
  },
})

/** The mutants of the server that this run tries, of all that there are. */
function serverPlan(): Plan['server'] {
  const isNamed = (file: string) =>
    positionals.length === 0 || positionals.some((name) => file.endsWith(`/${name}.ts`))
  const all = globSync(serverFiles)
    .toSorted()
    .filter(isNamed)
    .flatMap((file) => withSwitches(file, readFileSync(file, 'utf8')).mutants)
  return { tried: takesAll ? all : serverSample(all), of: all.length }
}

const serverProject = ({ tried }: Plan['server']) => ({
  plugins: [instrumentServer(process.cwd())],
  test: {
    name: 'server',
    include: ['tests/server/**/*.test.ts'],
    // Servers in processes of their own know nothing of mutants; inputs by the thousand take too long.
    exclude: ['tests/server/process/**', 'tests/server/fuzz/**'],
    globalSetup: ['tests/server/support/run.ts'],
    setupFiles: ['tests/tools/mutation/server-switches.ts'],
    runner: 'tests/tools/mutation/server-runner.ts',
    isolate: false,
    testTimeout: SERVER_TIMEOUT,
    hookTimeout: TIMEOUT,
    provide: { serverMutants: tried.map(({ id }) => id) },
  },
})

async function run(plan: Plan): Promise<readonly TestModule[]> {
  const vitest = await startVitest('test', [], {
    config: false,
    watch: false,
    silent: true,
    reporters: ['tree'],
    // A mutant may cause unhandled errors elsewhere.
    dangerouslyIgnoreUnhandledErrors: true,
    maxWorkers: WORKERS,
    projects: [
      ...parts
        .filter((part) => part !== 'server')
        .flatMap((part) => Array.from({ length: shares }, (_, index) => shareOf(part, index))),
      ...(parts.includes('server') && plan.server.tried.length > 0 ? [serverProject(plan.server)] : []),
    ],
  })
  return vitest.state.getTestModules()
}

/** Whether the survivors are those of the reviewed list. */
function conclude(outcome: Outcome): boolean {
  const { unlisted, outlived } = unexpected(outcome)
  for (const id of unlisted) console.error(`Survivor not in the list: ${id}`)
  for (const id of outlived) console.error(`Listed, but killed: ${id}`)
  if (unlisted.length + outlived.length > 0)
    console.error('Kill it by a test, or give the reason in tests/tools/mutation/survivors.ts.')
  const minutes = Math.round((performance.now() - begun) / 60_000)
  writeFileSync(PAGE, pageOf(outcome, { date: new Date(), minutes, takesAll }))
  return unlisted.length + outlived.length === 0
}

if (values.help) console.log(usage)
else {
  const plan = { takesAll, server: parts.includes('server') ? serverPlan() : { tried: [], of: 0 } }
  const modules = await run(plan)
  const outcome = outcomeOf(modules, plan)
  console.log(tableOf(outcome))
  const isComplete = modules.every((module) => module.ok())
  const isAsListed = isWhole ? conclude(outcome) : true
  process.exitCode = isComplete && isAsListed ? 0 : 1
}
