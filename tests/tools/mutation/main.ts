import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import react from '@vitejs/plugin-react'
import { startVitest, type TestModule } from 'vitest/node'
import { pageOf } from './page.ts'
import { type Outcome, outcomeOf, unexpected } from './outcome.ts'
import { instrumentScreens } from './screen-mutants.ts'
import { tableOf } from './table.ts'

const usage = `npm run mutation                    every chart and every screen
npm run mutation -- <flow>…         the charts and the screens of these flows; « interactions » selects the interaction tests
  --part charts | own-source | screens   one of the three parts
Only a whole run writes docs/statecharts/mutation.md and is held to tests/tools/mutation/survivors.ts.`

/** Processes at once. */
const WORKERS = 2
/** Processes in all, one after the other: thousands of screens in one of them would fill its memory. */
const SHARES = 8
/** Milliseconds for all the mutants of one flow. */
const TIMEOUT = 3_600_000
const PAGE = new URL('../../../docs/statecharts/mutation.md', import.meta.url)

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { part: { type: 'string' }, help: { type: 'boolean', default: false } },
})

/** No share is empty. */
const shares = positionals.length === 0 ? SHARES : Math.min(SHARES, positionals.length)

const shareOf = (index: number) => ({
  plugins: [instrumentScreens(process.cwd()), react()],
  test: {
    name: `share ${index + 1}`,
    include: [`tests/tools/mutation/${values.part ?? '*'}.run.ts`],
    environment: 'happy-dom',
    setupFiles: ['tests/screens/run/setup.ts', 'tests/tools/mutation/active-mutant.ts'],
    testTimeout: TIMEOUT,
    provide: { share: { index, of: shares, only: positionals } },
  },
})

async function run(): Promise<readonly TestModule[]> {
  const vitest = await startVitest('test', [], {
    config: false,
    watch: false,
    silent: true,
    reporters: ['tree'],
    // A mutant may cause unhandled errors elsewhere.
    dangerouslyIgnoreUnhandledErrors: true,
    maxWorkers: WORKERS,
    projects: Array.from({ length: shares }, (_, index) => shareOf(index)),
  })
  return vitest.state.getTestModules()
}

/** Whether the survivors are those of the reviewed list. */
async function conclude(outcome: Outcome): Promise<boolean> {
  const { unlisted, outlived } = unexpected(outcome)
  for (const id of unlisted) console.error(`Survivor not in the list: ${id}`)
  for (const id of outlived) console.error(`Listed, but killed or gone: ${id}`)
  if (unlisted.length + outlived.length > 0)
    console.error('Kill it by a model assertion, or give the reason in tests/tools/mutation/survivors.ts.')
  await writeFile(PAGE, pageOf(outcome, new Date()))
  return unlisted.length + outlived.length === 0
}

if (values.help) console.log(usage)
else {
  const modules = await run()
  const outcome = outcomeOf(modules)
  console.log(tableOf(outcome))
  const isWhole = positionals.length === 0 && values.part === undefined
  const isComplete = modules.every((module) => module.ok())
  const isAsListed = isWhole && isComplete ? await conclude(outcome) : true
  process.exitCode = isComplete && isAsListed ? 0 : 1
}
