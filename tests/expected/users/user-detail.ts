import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** Spec §2 « Users list »: « detail view ». */
export const userDetail: ExpectedTransitions = {
  '*': { start: 'loading', 'window.closed': 'closed' },
  loading: {
    'readUser done': 'shown',
    'readUser failed': ['missing if wasMissing', 'failed then reportFailure'],
  },
  // The list is notified at once, whatever happens to this window.
  shown: { start: 'shown.alone', 'user.changed': 'loading then notifyChange' },
  // Staff neither give nor receive.
  'shown.alone': { always: 'shown.listed if hasHunts' },
  // The list still displays a deleted user.
  missing: { 'window.closed': 'outdated' },
  failed: { 'reading.retried': 'loading' },
  closed: { ends: { changed: false } },
  outdated: { ends: { changed: true } },
}
