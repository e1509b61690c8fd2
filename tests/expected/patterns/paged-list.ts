import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** A paginated list (spec §9 « Past hunts: 10 per page »), by the call that reads a page. */
export const pagedList = (call: string): ExpectedTransitions => ({
  '*': { start: 'loading', 'list.outdated': 'loading' },
  loading: {
    start: 'loading.unread',
    // The requested page no longer exists: the last one is loaded.
    [`${call} done`]: [
      'loading if isBeyondLast',
      'empty then notifyTotal if isEmpty',
      'filled then notifyTotal',
    ],
    [`${call} failed`]: [
      // Lists are refused when the server has too much to do: it says when it will have time.
      'failed then reportFailure',
    ],
  },
  // The loaded page stays displayed meanwhile.
  'loading.unread': { always: 'loading.filled if isListShown' },
  filled: { 'page.chosen': 'loading' },
  // The loaded page stays displayed, and another one may be asked for.
  failed: { 'list.retried': 'loading' },
})
