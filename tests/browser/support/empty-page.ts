import type { CDPSession, Page } from 'playwright-core'
import { goTo } from './go-to.ts'

/**
 * The address of an empty page, at which one person’s page waits for the next person. It has the opener policy of
 * pages, since Chromium starts another process, which compiles the application again, whenever that policy changes.
 */
export const EMPTY_PAGE = '/empty-page'

/** The answer at that address, as the browser's Fetch domain takes it. */
export const emptyPage = {
  responseCode: 200,
  responseHeaders: [
    { name: 'content-type', value: 'text/html; charset=utf-8' },
    { name: 'cross-origin-opener-policy', value: 'same-origin' },
    { name: 'cache-control', value: 'no-store' },
  ],
  body: btoa('<!doctype html><link rel="icon" href="data:,">'),
}

/** Which requests ask for it, of a page of any origin. */
export const ofEmptyPage = { urlPattern: `*${EMPTY_PAGE}`, resourceType: 'Document' } as const

/** Answers those requests of a page whose network is not held. */
export async function serveEmptyPage(devtools: CDPSession): Promise<void> {
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    // Answering a request that another navigation has aborted fails.
    devtools.send('Fetch.fulfillRequest', { requestId, ...emptyPage }).catch(() => {})
  })
  await devtools.send('Fetch.enable', { patterns: [ofEmptyPage] })
}

/**
 * Ends the application on a page, which keeps its process. Twice, since a navigation that the application began at
 * its end may follow the first time.
 */
export async function leave(page: Page): Promise<void> {
  await goTo(page, EMPTY_PAGE, { waitUntil: 'commit' })
  await goTo(page, EMPTY_PAGE)
}
