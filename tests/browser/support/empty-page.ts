/**
 * The address of an empty page between paths. It has the opener policy of pages, since Chromium starts another
 * process, which compiles the application again, whenever that policy changes.
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
