import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { pageSnapshot } from './page-snapshot.ts'
import type { BrowserSession } from './session.ts'
import { TIME_LIMIT } from './time-limit.ts'

/** What the page displays now; empty and busy while it is navigating or its first part is being loaded. */
export async function lookAt(page: Page): Promise<{ shown: string[]; isBusy: boolean }> {
  try {
    return await page.evaluate(pageSnapshot)
  } catch (error) {
    if (String(error).includes('Execution context was destroyed')) return { shown: [], isBusy: true }
    throw error
  }
}

/** The page snapshot once no call is in progress and nothing changes any more. */
export async function snapshotAtRest({ page, network }: BrowserSession): Promise<string[]> {
  const limit = performance.now() + TIME_LIMIT
  for (let before: string | undefined; performance.now() < limit; await pause(60)) {
    const { shown, isBusy } = await lookAt(page)
    const text = shown.join('\n')
    if (!isBusy && network.isQuiet() && text === before) return shown
    before = text
  }
  throw new Error('la page ne vient pas au repos')
}

/**
 * Waits until an answer that has just reached the page would have been used: for one more answer, and two
 * frames.
 */
export const afterAnswer = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await fetch('/healthz')
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })

/** A snapshot without times of day: what is done again is done later. */
export const timeless = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => line.replaceAll(/\b\d{1,2}\sh(\s\d{2})?\b/g, 'une heure'))

/**
 * Waits until the page snapshot is as expected; answers the last one otherwise. `seen`: the part of it that
 * counts.
 */
export async function snapshotOnceLike(
  session: BrowserSession,
  expected: readonly string[],
  seen: (lines: readonly string[]) => readonly string[] = (lines) => lines,
): Promise<readonly string[]> {
  const limit = performance.now() + TIME_LIMIT / 3
  for (;;) {
    const shown = seen(await snapshotAtRest(session))
    // A page that loads in parts is idle more than once.
    if (shown.join('\n') === expected.join('\n') || performance.now() > limit) return shown
  }
}

/** The first differences of two snapshots in a few lines; empty if they are equal. */
export function snapshotDifference(one: readonly string[], other: readonly string[]): string | undefined {
  const at = one.findIndex((line, index) => line !== other[index])
  if (at < 0 && one.length === other.length) return undefined
  const from = Math.max(0, (at < 0 ? one.length : at) - 1)
  const told = (lines: readonly string[]) =>
    lines
      .slice(from, from + 4)
      .map((line) => `« ${line} »`)
      .join(', ')
  return `avant : ${told(one) || 'rien de plus'} ; après : ${told(other) || 'rien de plus'}`
}
