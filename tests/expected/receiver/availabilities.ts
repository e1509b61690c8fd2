import { call } from '../patterns/call.ts'

/** Spec §2 « Receiver home » (« Mes disponibilités »), §5 « Availability ». */
export const availabilities = {
  '*': { start: 'loading' },
  loading: {
    ...call('readAvailabilities', 'editing', 'unavailable'),
    'always.kept': 'loading',
  },
  unavailable: { 'loading.retried': 'loading', 'always.kept': 'loading' },
  editing: {
    start: 'editing.unchanged',
    'always.toggled': 'editing.changed',
    'period.added': 'editing.changed if hasRoom',
    // §2: « Rows are disabled while always-available is ticked. »
    'period.dated': 'editing.changed if mayChangePeriods',
    'period.removed': 'editing.changed if mayChangePeriods',
    // §5: « both dates required; start not earlier than today; end not earlier than start ».
    'availabilities.submitted': ['saving if isSound', 'editing.incomplete'],
    // The stored values are reloaded.
    'availabilities.discarded': 'loading',
    // Saved by another card of the page: the entry is kept.
    'always.kept': '=',
  },
  saving: call(
    'saveAvailabilities',
    [
      'editing.merged then notifyChange, announce if willMerge',
      'editing.unchanged then notifyChange, announce',
    ],
    'editing.refused if wasRefused',
    'editing.failed',
  ),
}
