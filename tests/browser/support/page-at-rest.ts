import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { pageSnapshot } from './page-snapshot.ts'
import type { BrowserSession } from './session.ts'
import { TIME_LIMIT } from './time-limit.ts'

/** What the page shows now; one that is on its way to another shows nothing yet. */
export async function lookAt(page: Page): Promise<{ shown: string[]; isBusy: boolean }> {
  try {
    const shown = await page.evaluate(pageSnapshot)
    return { shown, isBusy: (await page.locator('[aria-busy=true], .skeleton').count()) > 0 }
  } catch (error) {
    if (String(error).includes('Execution context was destroyed')) return { shown: [], isBusy: true }
    throw error
  }
}

/** What a person finds on the page once no call is under way and nothing moves any more. */
export async function snapshotAtRest({ page, network }: BrowserSession): Promise<string[]> {
  const limit = performance.now() + TIME_LIMIT
  for (let before: string | undefined; performance.now() < limit; await pause(60)) {
    const { shown, isBusy } = await lookAt(page)
    const text = shown.join('\n')
    if (!isBusy && network.isQuiet() && text !== '' && text === before) return shown
    before = text
  }
  throw new Error('la page ne vient pas au repos')
}

/** Waits until the page shows what is expected; the snapshot of it at last otherwise. */
export async function snapshotOnceLike(
  session: BrowserSession,
  expected: readonly string[],
): Promise<string[]> {
  const limit = performance.now() + TIME_LIMIT / 3
  for (;;) {
    const shown = await snapshotAtRest(session)
    // What is loaded bit by bit comes to rest more than once.
    if (shown.join('\n') === expected.join('\n') || performance.now() > limit) return shown
  }
}

/** Where two pages begin to differ, in a few lines; nothing when they are equal. */
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
