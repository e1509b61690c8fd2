import { call } from '../patterns/call.ts'

/** Spec §2 « Users list »: « detail view ». */
export const userDetail = {
  '*': { start: 'loading', 'window.closed': 'closed' },
  loading: call('readUser', 'shown', 'missing if wasMissing', 'failed'),
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
