import { configure } from '@testing-library/react'
import { setTimeout } from 'node:timers/promises'
import { leaveScreen, walkScreen } from '../../screens/run/run.tsx'
import type { Path } from '../../explore/path-generation.ts'

/** Milliseconds that a look waits for what it expects: everything is there at once, as no network is. */
const PATIENCE = 150
/** The same when a walk is tried once more: the machine may have had other work meanwhile. */
const MORE_PATIENCE = 1000
/** The same for a walk without a slip: what is fetched when it is first shown may take a while. */
const FIRST_PATIENCE = 10_000
/** Milliseconds after which a walk that never ends counts as failed. */
const ENDLESS = 60_000

// What is fetched when it is first shown is there beforehand: how long that takes is no matter here.
const parts = import.meta.glob([
  '../../../src/screens/**/*.tsx',
  '../../../src/spaces/*.tsx',
  '../../../src/routes/pages.tsx',
])
await Promise.all(Object.values(parts).map((fetch) => fetch()))

/** Takes a walk, each look of which waits so many milliseconds at most. */
async function walked(walk: () => Promise<void>, patience: number): Promise<void> {
  configure({ asyncUtilTimeout: patience })
  const over = new AbortController()
  const endless = setTimeout(ENDLESS, undefined, { signal: over.signal }).then(
    () => Promise.reject(new Error('the walk never ends')),
    () => new Promise<never>(() => {}),
  )
  try {
    await Promise.race([walk(), endless])
  } finally {
    over.abort()
    leaveScreen()
  }
}

/**
 * Takes a walk with less patience than the tests have, for most trials fail; and once more when it
 * fails, for what merely came late is no slip.
 *
 * @throws when the walk fails, that is when the slip is seen
 */
export const tried = (walk: () => Promise<void>) =>
  walked(walk, PATIENCE).catch(() => walked(walk, MORE_PATIENCE))

/** Takes it as it is, without a slip. */
export const takeAsItIs = (walk: () => Promise<void>) => walked(walk, FIRST_PATIENCE)

/** Tries a path on the screen; `known` as in `walkScreen`. */
export const tryScreen = (flow: Parameters<typeof walkScreen>[0], path: Path, known: Set<string>) =>
  tried(() => walkScreen(flow, path, known))
