import { configure } from '@testing-library/react'
import { setTimeout } from 'node:timers/promises'
import { cleanUpScreen, runPathOnScreen } from '../../tests/screens/run/run-screen.tsx'
import type { Path } from '../../tests/explore/path-generation.ts'

/** Milliseconds that an assertion waits; without a network, everything appears at once. */
const TIMEOUT = 150
/** The same for the second run, since the machine may have been busy. */
const SECOND_TIMEOUT = 1000
/** The same without a mutation, since lazily loaded parts take a while. */
const UNCHANGED_TIMEOUT = 10_000
const ENDLESS = 60_000

// Loads lazy parts in advance, so that they do not count.
const parts = import.meta.glob([
  '../../src/screens/**/*.tsx',
  '../../src/spaces/*.tsx',
  '../../src/routes/pages.tsx',
])
await Promise.all(Object.values(parts).map((fetch) => fetch()))

async function runWithin(run: () => Promise<void>, timeout: number): Promise<void> {
  configure({ asyncUtilTimeout: timeout })
  const over = new AbortController()
  const endless = setTimeout(ENDLESS, undefined, { signal: over.signal }).then(
    () => Promise.reject(new Error('the run never ends')),
    () => new Promise<never>(() => {}),
  )
  try {
    await Promise.race([run(), endless])
  } finally {
    over.abort()
    cleanUpScreen()
  }
}

/**
 * Runs a path or interaction on a mutant with a short time-out, since most runs fail. A failed one is
 * repeated with a longer time-out, since slow is not wrong.
 * @throws when the run fails, that is, the mutant is killed
 */
export const runMutant = (run: () => Promise<void>) =>
  runWithin(run, TIMEOUT).catch(() => runWithin(run, SECOND_TIMEOUT))

export const runUnchanged = (run: () => Promise<void>) => runWithin(run, UNCHANGED_TIMEOUT)

/** Runs a path of a mutant on the screen; `known` as in `runPathOnScreen`. */
export const runMutantScreen = (
  flow: Parameters<typeof runPathOnScreen>[0],
  path: Path,
  known: Set<string>,
) => runMutant(() => runPathOnScreen(flow, path, known))
