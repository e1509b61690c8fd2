import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import react from '@vitejs/plugin-react'
import { startVitest, type TestModule } from 'vitest/node'
import { pageOf } from './page.ts'
import { type Outcome, outcomeOf, unexpected } from './outcome.ts'
import { switchable } from './switches.ts'
import { tableOf } from './table.ts'

const usage = `npm run mutation                    every chart and every screen
npm run mutation -- <flow>…         the charts and the screens of these flows; « stories » are no flow
  --part charts | slips | screens   one of the three parts
Only a whole run writes docs/statecharts/mutation.md and is held to tests/tools/mutation/survivors.ts.`

/** Processes at once. */
const WORKERS = 2
/** Processes in all, one after the other: thousands of screens in one of them would fill its memory. */
const SHARES = 8
/** Milliseconds for all the slips of one flow. */
const TIMEOUT = 3_600_000
const PAGE = new URL('../../../docs/statecharts/mutation.md', import.meta.url)

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { part: { type: 'string' }, help: { type: 'boolean', default: false } },
})

/** Not one share is empty. */
const shares = positionals.length === 0 ? SHARES : Math.min(SHARES, positionals.length)

const shareOf = (index: number) => ({
  plugins: [switchable(process.cwd()), react()],
  test: {
    name: `share ${index + 1}`,
    include: [`tests/tools/mutation/${values.part ?? '*'}.run.ts`],
    environment: 'happy-dom',
    setupFiles: ['tests/screens/run/setup.ts', 'tests/tools/mutation/switchboard.ts'],
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
    // What a slip breaks behind its path's back is no news.
    dangerouslyIgnoreUnhandledErrors: true,
    maxWorkers: WORKERS,
    projects: Array.from({ length: shares }, (_, index) => shareOf(index)),
  })
  return vitest.state.getTestModules()
}

/** Whether everything was tried and is as the reviewed list says. */
async function conclude(outcome: Outcome): Promise<boolean> {
  const { unlisted, outlived } = unexpected(outcome)
  for (const id of unlisted) console.error(`Nobody sees: ${id}`)
  for (const id of outlived) console.error(`Is seen, or no longer exists: ${id}`)
  if (unlisted.length + outlived.length > 0)
    console.error('Let a model see it, or tell the reason in tests/tools/mutation/survivors.ts.')
  await writeFile(PAGE, pageOf(outcome, new Date()))
  return unlisted.length + outlived.length === 0
}

if (values.help) console.log(usage)
else {
  const modules = await run()
  const outcome = outcomeOf(modules)
  console.log(tableOf(outcome))
  const isWhole = positionals.length === 0 && values.part === undefined
  const wasTried = modules.every((module) => module.ok())
  const isAsListed = isWhole && wasTried ? await conclude(outcome) : true
  process.exitCode = wasTried && isAsListed ? 0 : 1
}
