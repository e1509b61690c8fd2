import type { Page } from 'playwright-core'

const MOST_INTERRUPTIONS = 5

/** Opens a URL, even while the page itself is navigating. */
export async function goTo(
  page: Page,
  url: string,
  options: Parameters<Page['goto']>[1] = {},
): Promise<void> {
  for (let interruptions = 0; ; interruptions++) {
    try {
      await page.goto(url, options)
      return
    } catch (error) {
      const isInterrupted = /is interrupted by another navigation|net::ERR_ABORTED/.test(String(error))
      if (!isInterrupted || interruptions === MOST_INTERRUPTIONS) throw error
    }
  }
}
