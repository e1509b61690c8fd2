import type { ExpectedTransitions } from '../../../model/expected-transitions.ts'

/** Staff sees pending work on arrival, and the menu's counts are updated; loaded parts stay meanwhile. */
export const todo: ExpectedTransitions = {
  '*': { start: 'loading' },
  loading: {
    start: 'loading.unread',
    'readTodo done': ['empty then tellTotals if nothingWaits', 'filled then tellTotals'],
    'readTodo failed': 'failed then reportFailure',
  },
  'loading.unread': { always: 'loading.reread if wasRead' },
  filled: { 'list.refreshed': 'loading' },
  empty: { 'list.refreshed': 'loading' },
  failed: { 'list.retried': 'loading' },
}
