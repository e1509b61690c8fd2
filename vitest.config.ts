import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { guides } from './vite-plugins.ts'
import { TIME_LIMIT } from './tests/browser/support/time-limit.ts'
import { LongestFirst } from './tests/longest-first.ts'

const cores = availableParallelism()

/**
 * Two workers a core: each waits for a database, a process or a browser much of its time. More of them only
 * contend, and on large machines each may use two cores.
 */
const maxWorkers = Math.min(6, cores * 2)

/**
 * Milliseconds after which a test counts as hung: a busy machine may be many times slower than an idle
 * one.
 */
const HANGS = 300_000

/** Compiled modules are kept for the many servers and commands that tests start. */
process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), 'venaison-compiled')

/**
 * Which files belong to a run: `*.test.ts` is the gate, the same for everybody; `*.full.test.ts` joins it
 * with `TESTS=all` (`npm run test:all`). Scenarios are recorded all.
 */
const takesAll = process.env['TESTS'] === 'all' || process.env['RECORD'] === '1'
const filesIn = (folder: string, ...exclude: string[]) => ({
  include: [`${folder}/**/*.test.{ts,tsx}`],
  exclude: takesAll ? exclude : ['**/*.full.test.{ts,tsx}', ...exclude],
})
/** Tests of tools that need a browser. */
const TOOLS_IN_BROWSER = 'tools/**/*.browser*.test.ts'

/**
 * One worker a core has a browser: each starts a Chromium and an application, which keep a core busy. Their files
 * come first, since one run has one number of workers at a time.
 */
const inBrowser = { maxWorkers: Math.min(6, cores) }
const besideBrowser = { maxWorkers, sequence: { groupOrder: 1 } }

/** Tests of the server, on PostgreSQL. */
const server = {
  name: 'server',
  ...filesIn('tests/server'),
  setupFiles: ['tests/world/clock.ts', 'tests/server/support/cheap-hashes.ts'],
  globalSetup: ['tests/server/support/run.ts'],
  // Files share the databases of their process; every test restores them.
  isolate: false,
  ...besideBrowser,
  testTimeout: HANGS,
  hookTimeout: HANGS,
  // What is awaited comes, or the test hangs: how long it takes decides nothing.
  expect: { poll: { timeout: HANGS / 2 } },
}

/**
 * One project per kind of test, sharing the workers: machines (and tools, which explore the same charts),
 * screens, server, browser; and `drills`, by hand, with the programs of an operator, which no machine of a
 * developer needs to have.
 */
export default defineConfig({
  test: {
    // Hours of tests: each is printed as it ends, so that an interrupted run tells what was green.
    ...(takesAll ? { reporters: ['verbose'] } : {}),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'machines',
          ...filesIn('{tests/machines,tools}', TOOLS_IN_BROWSER),
          setupFiles: ['tests/world/same-day.ts'],
          isolate: false,
          ...besideBrowser,
          testTimeout: HANGS,
          hookTimeout: HANGS,
        },
      },
      {
        plugins: [guides(), react()],
        test: {
          name: 'screens',
          ...filesIn('tests/screens'),
          // Modules are evaluated once per worker; every test leaves the document empty.
          isolate: false,
          ...besideBrowser,
          environment: 'happy-dom',
          setupFiles: ['tests/world/same-day.ts', 'tests/screens/run/setup.ts'],
          testTimeout: HANGS,
          hookTimeout: HANGS,
        },
      },
      { test: server },
      // The same files again on the other database, which supports the same SQL.
      ...(takesAll && process.env['NO_POSTGRES'] !== '1'
        ? [{ test: { ...server, name: 'server-embedded', env: { NO_POSTGRES: '1' } } }]
        : []),
      {
        test: {
          name: 'browser',
          ...filesIn('tests/browser'),
          include: ['tests/browser/**/*.test.ts', TOOLS_IN_BROWSER],
          // Files share the application of their process; each restores its data.
          isolate: false,
          testTimeout: HANGS,
          hookTimeout: HANGS,
          expect: { poll: { timeout: TIME_LIMIT } },
          globalSetup: ['tests/browser/support/built.ts'],
          setupFiles: ['tests/browser/support/listed.ts', 'tests/server/support/cheap-hashes.ts'],
          ...inBrowser,
        },
      },
      {
        test: {
          name: 'drills',
          include: ['tools/drills/*.drill.ts'],
          // One after the other: each runs a whole service.
          maxWorkers: 1,
          testTimeout: HANGS,
          hookTimeout: HANGS,
        },
      },
    ],
  },
})
