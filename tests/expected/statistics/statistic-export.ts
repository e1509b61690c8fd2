import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** Spec §2 « Statistics »: « a web view or an Excel export ». */
export const statisticExport: ExpectedTransitions = {
  // After a change of filters the prepared file is outdated.
  '*': { start: 'idle', 'filters.changed': 'idle' },
  idle: { 'export.requested': 'preparing' },
  preparing: {
    'exportStatistic done': 'ready',
    'exportStatistic failed': 'failed then reportFailure',
  },
  ready: { 'after EXPORT_LIFETIME': 'expired' },
  expired: { 'export.requested': 'preparing' },
  failed: { 'export.requested': 'preparing' },
}
