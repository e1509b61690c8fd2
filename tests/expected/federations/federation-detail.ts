import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** Spec §3 « Federation », §6 « A user with a federation is limited to it »: one federation in full. */
export const federationDetail: ExpectedTransitions = {
  '*': { start: 'loading' },
  loading: {
    'readFederation done': 'shown',
    'readFederation failed': ['missing if wasMissing', 'failed then reportFailure'],
    'after CALL_TIMEOUT': 'failed',
    'window.closed': 'closed',
  },
  shown: { start: 'shown.alone' },
  'shown.alone': {
    // Names of members are read by those who import them.
    'members.requested': 'shown.listing if seesMembers',
    'history.requested': 'shown.recalling',
    'window.closed': 'closed',
  },
  // Closing what was opened over the page leads back to it.
  'shown.listing': { 'retrieverList done': 'shown.alone' },
  'shown.recalling': { 'history done': 'shown.alone' },
  // The list may still show a deleted federation.
  missing: { 'window.closed': 'outdated' },
  failed: { 'reading.retried': 'loading', 'window.closed': 'closed' },
  closed: { ends: { changed: false } },
  outdated: { ends: { changed: true } },
}
