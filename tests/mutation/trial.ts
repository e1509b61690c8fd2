import { configure } from '@testing-library/react'
import { setTimeout } from 'node:timers/promises'
import { leaveScreen, walkScreen } from '../screens/run.tsx'
import type { Path } from '../walks.ts'

/** Milliseconds that a look waits for what it expects: everything is there at once, as no network is. */
const PATIENCE = 150
/** The same for a path without a slip: what is fetched when it is first shown may take a while. */
export const FIRST_PATIENCE = 10_000
/** Milliseconds after which a path that never ends counts as failed. */
const ENDLESS = 60_000

// What is fetched when it is first shown is there beforehand: how long that takes is no matter here.
const parts = import.meta.glob(['../../src/screens/**/*.tsx', '../../src/*-space.tsx', '../../src/pages.tsx'])
await Promise.all(Object.values(parts).map((fetch) => fetch()))

/**
 * Walks a path on the screen, with less patience than the tests have, for most trials fail.
 * `closable` as in `walkScreen`.
 *
 * @throws when the path fails, that is when the slip is seen
 */
export async function tryScreen(
  flow: Parameters<typeof walkScreen>[0],
  path: Path,
  closable = new Set<string>(),
  patience = PATIENCE,
): Promise<void> {
  configure({ asyncUtilTimeout: patience })
  const over = new AbortController()
  const endless = setTimeout(ENDLESS, undefined, { signal: over.signal }).then(
    () => Promise.reject(new Error('the path never ends')),
    () => new Promise<never>(() => {}),
  )
  try {
    await Promise.race([walkScreen(flow, path, closable), endless])
  } finally {
    over.abort()
    leaveScreen()
  }
}

/** The same, tried again when it fails: what was fetched meanwhile is there the second time. */
export const tryScreenTwice = (flow: Parameters<typeof walkScreen>[0], path: Path, closable: Set<string>) =>
  tryScreen(flow, path, closable).catch(() => tryScreen(flow, path, closable))
