import { call } from '../patterns/call.ts'

/** Spec §2 « Statistics »: « a web view or an Excel export ». */
export const statisticExport = {
  // After a change of filters the prepared file is outdated.
  '*': { start: 'idle', 'filters.changed': 'idle' },
  idle: { 'export.requested': 'preparing' },
  preparing: call('exportStatistic', 'ready', 'failed'),
  ready: { 'after EXPORT_LIFETIME': 'expired' },
  expired: { 'export.requested': 'preparing' },
  failed: { 'export.requested': 'preparing' },
}
