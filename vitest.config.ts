import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** One project for each kind of test: the bare machines, the screens, the server, the browser. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'machines', include: ['tests/machines/**/*.test.ts'], isolate: false } },
      {
        plugins: [react()],
        test: {
          name: 'screens',
          include: ['tests/screens/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['tests/screens/run/setup.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/server/support/run.ts'],
          // Files share the databases of their process; every test puts them back.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          testTimeout: 90_000,
          hookTimeout: 180_000,
          globalSetup: ['tests/browser/support/built.ts'],
          maxWorkers: 2,
        },
      },
    ],
  },
})
