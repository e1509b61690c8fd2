import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** A list read page by page (spec §9 « Past hunts: 10 per page »), by the call that reads a page. */
export const pagedList = (call: string): ExpectedTransitions => ({
  '*': { start: 'loading', 'list.outdated': 'loading' },
  loading: {
    start: 'loading.unread',
    // The page asked for is gone: the last that remains is read.
    [`${call} done`]: [
      'loading if isBeyondLast',
      'empty then notifyTotal if isEmpty',
      'filled then notifyTotal',
    ],
    [`${call} failed`]: 'failed then reportFailure',
    'after CALL_TIMEOUT': 'failed',
  },
  // What was read before stays on the page meanwhile.
  'loading.unread': { always: 'loading.filled if isListShown' },
  filled: { 'page.chosen': 'loading' },
  failed: { 'list.retried': 'loading' },
})
