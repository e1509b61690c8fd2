/**
 * The menu displays what waits to staff who may answer it, also what a page has just read itself; what may
 * have changed is read again, also while it is being read. Without a network it displays none.
 */
export const waitingCounts = {
  '*': { start: 'unasked' },
  unasked: { 'reader.admitted': 'reading' },
  reading: {
    'countWaiting done': 'known',
    'countWaiting failed': 'unknown',
    'totals.read': '=',
    'requests.changed': 'reading',
    'reader.left': 'unasked',
  },
  known: { 'totals.read': '=', 'requests.changed': 'reading', 'reader.left': 'unasked' },
  unknown: { 'totals.read': '=', 'requests.changed': 'reading', 'reader.left': 'unasked' },
}
