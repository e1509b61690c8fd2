/** Spec §2 « Giver home »: hunts to report, planned and past; §9 « Past hunts: 10 per page ». */
export const huntList = {
  '*': { start: 'loading', 'list.outdated': 'loading' },
  loading: {
    start: 'loading.unread',
    // After deleting the only hunt of the last page, the page before is displayed.
    'listHunts done': [
      'loading if isBeyondLast',
      'empty then notifyTotal if isEmpty',
      'filled then notifyTotal',
    ],
    'listHunts failed': [
      // Even lists of hunts wait when the server has far too much to do.
      'failed then reportFailure',
    ],
  },
  // The loaded list stays on the page meanwhile.
  'loading.unread': { always: 'loading.filled if isListShown' },
  filled: { 'page.chosen': 'loading' },
  // The loaded page stays displayed, and another one may be asked for.
  failed: { 'list.retried': 'loading' },
}
