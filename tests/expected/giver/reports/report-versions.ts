import { call } from '../../patterns/call.ts'

/** A giver reads what they reported to their federation; the window handles every network failure. */
export const reportVersions = {
  '*': { start: 'loading' },
  loading: {
    ...call('readReport', 'shown', 'failed'),
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
