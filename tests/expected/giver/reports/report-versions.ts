import type { ExpectedTransitions } from '../../../model/expected-transitions.ts'

/** A giver reads what they reported to their federation; the window handles every network failure. */
export const reportVersions: ExpectedTransitions = {
  '*': { start: 'loading' },
  loading: {
    'readReport done': 'shown',
    'readReport failed': 'failed then reportFailure',
    'versions.closed': 'left',
  },
  // It may be corrected elsewhere meanwhile.
  shown: {
    start: 'shown.result',
    'report.refreshed': 'loading',
    'correction.requested': 'correcting if isOpen',
    'versions.closed': 'left',
  },
  // What was received comes first; the versions are asked for.
  'shown.result': { 'versions.shown': 'shown.versions' },
  'shown.versions': { 'versions.hidden': 'shown.result' },
  failed: { 'report.retried': 'loading', 'versions.closed': 'left' },
  correcting: { ends: { corrects: true } },
  left: { ends: { corrects: false } },
}
