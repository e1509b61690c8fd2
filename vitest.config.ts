import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { parisDay } from './contract/days.ts'
import { TIME_LIMIT } from './tests/browser/support/time-limit.ts'
import { LongestFirst } from './tests/tools/longest-first.ts'

/** On two cores four, as each waits for a database or a browser half of its time; on many not all, as each may hold both. */
const maxWorkers = Math.max(4, Math.min(6, availableParallelism() - 1))

/** Milliseconds that only a test that hangs takes: a busy machine may be many times slower than an idle one. */
const HANGS = 300_000

/** Every commit draws a sample of its own, the same each time that it is tested (`tests/world/sample.ts`). */
process.env['SAMPLE'] ??= spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout?.trim() || '1'

/** On the bare machine and the screen a worker starts at noon: the day that models know lasts until it ends. */
const atNoon = { TEST_CLOCK: process.env['TEST_CLOCK'] ?? `${parisDay(new Date())}T12:00:00+01:00` }

/** One project for each kind of test, which share the workers: the bare machines, the screens, the server, the browser. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'machines',
          include: ['tests/machines/**/*.test.ts'],
          env: atNoon,
          setupFiles: ['tests/world/clock.ts'],
          isolate: false,
          maxWorkers,
          testTimeout: HANGS,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'screens',
          include: ['tests/screens/**/*.test.{ts,tsx}'],
          // Modules are evaluated once for each worker; every test leaves the document empty.
          isolate: false,
          maxWorkers,
          environment: 'happy-dom',
          env: atNoon,
          setupFiles: ['tests/world/clock.ts', 'tests/screens/run/setup.ts'],
          testTimeout: HANGS,
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          setupFiles: ['tests/world/clock.ts'],
          globalSetup: ['tests/server/support/run.ts'],
          // Files share the databases of their process; every test puts them back.
          isolate: false,
          maxWorkers,
          testTimeout: HANGS,
          hookTimeout: HANGS,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          // What fails once only, as when the machine stalls, is reported as retried; what is wrong fails twice.
          retry: 1,
          // Files share the application of their process; each puts its data back.
          isolate: false,
          testTimeout: HANGS,
          hookTimeout: HANGS,
          expect: { poll: { timeout: TIME_LIMIT } },
          globalSetup: ['tests/browser/support/built.ts'],
          maxWorkers,
        },
      },
    ],
  },
})
